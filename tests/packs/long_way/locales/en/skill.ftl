wander = Wander
    .text = You may move your alignment marker once more in any direction. If you do, exhaust another of your skills.
