# Terms that only the texts of the expansion use.

-experience = experience
