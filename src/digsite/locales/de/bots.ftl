level-random = Zufall
level-beginner = Einsteiger
level-casual = Gelegenheitsspieler
level-skilled = Fortgeschritten
level-expert = Experte
level-master = Meister
