### Käigu sõnad: mida küsitakse, mis läheks kaduma, mille nimel mängitakse.

end-title = Kas lõpetad käigu?
end-text = Seda saaksid veel kasutada, käigu lõpus läheb see kaotsi: { $list }.
lapses = kasutamata: { $what }
end-stay = Mängin edasi
end-silence = Ära enam küsi
settings-asks-before-end = Küsi enne, kui lõpetan käigu, milles saaksin veel midagi teha
choose-again = Võid ka sama välja uuesti valida, siis tehakse see tegevus.
undo-turn = Sinu käik alles algas: midagi ei ole tagasi võtta
goal = Eesmärk
goal-line = Eesmärk: { $goal }
mat-title = { $name }: mis siin on
mat-ask = { $name }: mis tema ees on ja milleks seda vaja on
mat-symbols = Kõik sümbolid
