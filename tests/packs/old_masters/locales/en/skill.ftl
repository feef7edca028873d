topple = Topple
    .text = Turn all dice of one of your rows to their opposite faces.
    .ask-topple = Which row shall be toppled?
pep-talk = Pep Talk
    .text = Every die on a free { -initiative-card } that shows { $max } or less is raised by { $bonus }.
