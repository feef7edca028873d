wander = Wander
    .text = Only if you have another skill that is ready: you may move your { -alignment-marker } once more in any direction. If you do, exhaust that skill.
