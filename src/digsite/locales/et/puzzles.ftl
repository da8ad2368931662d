question-win = Võida sel käigul.
question-plans = Milline kolmest plaanist annab sulle parima võiduvõimaluse?
refusal-luck = See oleks õnneasi: keegi ei tea veel, mis seal peidus on. Ülesanne lahendatakse sellega, mida on näha.
refusal-turn-over = Ülesande käik on läbi.
solution-most = Parim tulemus: { $most }. Paremuselt järgmine: { $second }. Võrreldi kõiki { $positions } seisu, milleni see käik võib viia.
solution-tempting = Kes võtab igal sammul selle, mis parim näib, saab lõpuks vähem: { $count }.
solution-win = Teisiti ei võida: võrreldi kõiki { $positions } seisu, milleni see käik võib viia.
solution-plans = Sajast mängust võidad selle plaaniga umbes { $best }, teistega { $others }.
