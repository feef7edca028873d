seer = Seer
    .the = the Seer
    .text = Many questions, and in the end a cube if you say yes.
