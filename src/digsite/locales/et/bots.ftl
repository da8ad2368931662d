level-random = Juhuslik
level-beginner = Algaja
level-casual = Harrastaja
level-skilled = Edasijõudnud
level-expert = Ekspert
level-master = Meister
