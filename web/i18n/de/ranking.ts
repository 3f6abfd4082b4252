/** German words of the page on ranking (DSA art. 27, UWG § 5b (2)); the numbers come from the ranking itself. */
export const ranking = {
  title: 'So sortieren wir',
  intro:
    'Dein Deck hat eine Reihenfolge, und die hat Gründe. Hier stehen sie, mit den Zahlen, mit denen das Programm wirklich rechnet.',
  taste: '1. Was zu dir passt',
  tasteText:
    'Am meisten zählt, wie wahrscheinlich dir ein Produkt gefällt. Das schätzen wir aus deinen eigenen Swipes: Art, Geschlecht, Preis, Farbe, Marke, Wörter der Beschreibung, wie das Bild aussieht, Sale und Drop, und daraus, was Leuten gefällt, deren Likes deinen ähneln. Dazu kommt, wie oft das Produkt anderen gefallen hat.',
  tasteNew:
    'In den ersten {count} Swipes kennen wir dich kaum. Dann rechnen wir mit mehreren Vermutungen nebeneinander, damit du Verschiedenes siehst.',
  variety: '2. Abwechslung',
  varietyText:
    'Was sich gleicht, liegt nicht nebeneinander: Passung zählt zu {fit}\u00A0%, Verschiedenheit von den Karten davor zu {variety}\u00A0%. Von einer Marke liegen höchstens {most} Karten unter {window}, und nie zwei direkt nacheinander, solange andere da sind.',
  fresh: '3. Neues',
  freshText:
    'Mindestens {share}\u00A0% einer Seite sind neue Produkte, das heißt solche, die noch keine {shown} Mal gezeigt wurden. Ein frischer Drop bekommt {days} Tage lang einen kleinen Vorsprung, der jeden Tag schrumpft.',
  filters: '4. Deine Filter',
  filtersText:
    'Filter entscheiden, was überhaupt ins Deck kommt. Was du schon geswipt hast, kommt nicht wieder, außer du startest neu. Marken, die du ausblendest, bleiben weg.',
  money: 'Was Geld ändert',
  moneyText:
    'Marken können dafür bezahlen, dass ein Produkt gezeigt wird. Solche Karten tragen immer das Wort „Anzeige“. Die Reihenfolge aller anderen Karten ändert sich dadurch nicht, und welche Anzeige du siehst, hängt nicht von einem Profil über dich ab.',
  moneyRules:
    'Höchstens eine von {every} Karten ist eine Anzeige, nie eine der ersten {free}, und im Umkreis von {distance} Karten liegt keine andere derselben Marke. Dasselbe Produkt siehst du höchstens {times}-mal in {days} Tagen als Anzeige und nie, nachdem du es übersprungen hast. Den Platz bekommt, wer am meisten für einen Klick zum Shop bietet, malgenommen damit, wie oft seine Karte im Vergleich angeklickt wird; von dir zählen dabei nur deine Filter und was du schon beantwortet hast. Anzeigen gibt es im Deck, in seiner Liste und in der Suche, dort nur nach Relevanz oder Beliebtheit sortiert und nur, wenn sie zu Wörtern und Filtern passen.',
  not: 'Was keine Rolle spielt',
  notText:
    'Dein Name, deine Adresse, dein Gerät, dein Aufenthaltsort, andere Websites, gekaufte Daten und wie viel wir an einem Produkt verdienen.',
  control: 'Was du ändern kannst',
  controlText:
    'Im Profil schaltest du die personalisierte Reihenfolge ab: Dann siehst du Neues und Beliebtes ohne Blick auf deine Swipes, und was wir gelernt haben, wird gelöscht. „Neu starten“ vergisst deinen Verlauf und deinen Geschmack. Filter und Zurück hast du in jedem Deck.',
  wishText:
    'Unter „Dein Stil“ steht in Worten, was dein Deck gelernt hat. „Mehr davon“ und „Weniger davon“ verschieben dort, wie gut etwas zu dir passt, um mindestens {points} Prozentpunkte; „Stimmt nicht“ nimmt es ganz heraus. Beides gilt ab der nächsten Karte, die ausgeteilt wird, zählt mehr als Swipes und bleibt, bis du es zurücknimmst. Löschst du etwas im Verlauf, lernt dein Deck nicht mehr daraus.',
  listsTitle: 'Suche, Shops und andere Listen',
  searchText:
    'In der Suche zählt, wo deine Wörter stehen: im Namen ganz, in der Marke zu {brand}\u00A0%, in Art, Stichwörtern und Farben zu {kind}\u00A0%, in der Beschreibung zu {description}\u00A0%. Nennst du ein Kleidungsstück, siehst du nur solche; heißt ein Produkt selbst so, liegt es vor dem, was nur dazugehört. Nennst du eine Farbe, kommt zuerst, was hauptsächlich diese Farbe hat. Wörter für Größe, Preis und für wen gelten als Filter. Sind zwei gleich, liegt das neuere vorn.',
  shopText:
    'In Shops liegt das Beliebteste vorn: Es zählt, welcher Anteil der Swipes ein „Gefällt mir“ war, bei wenigen Swipes vorsichtig geschätzt. In beiden kannst du auch nach Datum, Beliebtheit und Preis sortieren.',
  brandsText:
    'Marken empfehlen wir danach, wie viele Leute in den letzten {likers} Tagen etwas von ihnen mochten, und mehr noch danach, was du dir von ihnen gemerkt hast; Letzteres nur bei personalisierter Reihenfolge. Neue Marken haben einen Vorsprung, der in {start} Tagen schwindet. Für einen Platz in Shops und Markenliste zahlt niemand.',
  listsText: 'Gemerktes liegt in der Reihenfolge, in der du es gemerkt hast, das Neueste zuerst.',
  factsLoading: 'Die Zahlen werden geladen …',
} as const
