stumble = Stumble
    .text = Nothing good comes of it.
