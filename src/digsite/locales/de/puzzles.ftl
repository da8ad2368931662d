question-win = Gewinne in diesem Zug.
question-plans = Mit welchem der drei Pläne gewinnst du am ehesten?
refusal-luck = Das wäre Glückssache: Was dort verborgen ist, weiß noch niemand. Ein Rätsel löst man mit dem, was zu sehen ist.
refusal-turn-over = Der Zug des Rätsels ist vorbei.
solution-most = Das beste Ergebnis: { $most }. Das nächstbeste: { $second }. Verglichen wurden alle { $positions } Stellungen, zu denen dieser Zug führen kann.
solution-tempting = Wer jedes Mal nimmt, was am besten aussieht, hat am Ende weniger: { $count }.
solution-win = Anders lässt sich nicht gewinnen: Verglichen wurden alle { $positions } Stellungen, zu denen dieser Zug führen kann.
solution-plans = Von 100 Partien gewinnst du mit diesem Plan etwa { $best }, mit den anderen { $others }.
