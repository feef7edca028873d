ponder = Ponder
    .text = Many questions, and in the end 1 { -gold } if you say yes.
