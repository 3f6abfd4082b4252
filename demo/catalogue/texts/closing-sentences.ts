import type { Phrase } from './phrase.ts'

/** Closing sentences in the tone of each label; they are true of every kind of product. */
export const CLOSING_SENTENCES: Readonly<Record<string, readonly Phrase[]>> = {
  'pegelstand-nord': [
    ['Gedacht für Landgänge bei jedem Wetter.', 'Meant for shore leave in any weather.'],
    ['Passt zu Wind von vorn.', 'Goes well with headwind.'],
    ['In Hamburg gezeichnet, mit Blick aufs Wasser.', 'Drawn in Hamburg with a view of the water.'],
  ],
  spaetschalter: [
    ['Für Nächte, die beim Bäcker enden.', 'For nights that end at the bakery.'],
    ['Kommt gut im Licht von Automaten.', 'Looks good in the light of vending machines.'],
    ['Steht auf keiner Gästeliste und kommt trotzdem rein.', 'On no guest list, gets in anyway.'],
  ],
  'gleisbett-neun': [
    ['Ein Stück für Schichtwechsel und Umsteigezeiten.', 'A piece for shift changes and connections.'],
    ['Jedes Teil trägt innen seine Gleisnummer.', 'Every piece carries its track number inside.'],
    ['Ruhig im Ton, genau im Detail.', 'Quiet in tone, exact in detail.'],
  ],
  rauputz: [
    ['Mehr muss ein Grundteil nicht können.', 'A basic needs to do no more.'],
    ['Die Farbe stammt von einer Hauswand in Ehrenfeld.', 'The colour comes from a house wall in Ehrenfeld.'],
    ['Gehört zu den Stücken, die jede Saison bleiben.', 'One of the pieces that stays every season.'],
  ],
  'zinkwerk-ost': [
    ['Gebaut wie etwas, das montags wieder ran muss.', 'Built like something that has to go back to work on Monday.'],
    ['Darf Flecken haben.', 'Allowed to get stained.'],
    ['Nichts daran ist nur zur Zierde.', 'Nothing on it is there for show alone.'],
  ],
  kassenzettel: [
    ['Umtausch nur gegen ein Lächeln.', 'Exchanges only against a smile.'],
    ['Passt zu Pfandbons und guter Laune.', 'Goes with deposit slips and a good mood.'],
    ['Der Witz erklärt sich nicht, das Stück schon.', 'The joke does not explain itself, the piece does.'],
  ],
  blechlaune: [
    ['Motor aus, Kragen hoch.', 'Engine off, collar up.'],
    ['Die Farben stammen aus alten Lackkarten.', 'The colours come from old paint charts.'],
    ['Schnell sieht es auch im Stand aus.', 'It looks fast standing still.'],
  ],
  klinkerblau: [
    ['Wird mit jedem Tragen ein bisschen mehr deins.', 'Becomes a little more yours each time you wear it.'],
    ['Passt zu Blau, und wir haben viel Blau.', 'Goes with blue, and we have a lot of blue.'],
    ['Gebaut wie eine Mauer: Reihe für Reihe.', 'Built like a wall: row by row.'],
  ],
  teerpappe: [
    ['Viel Funktion, kleiner Preis.', 'A lot of function, a small price.'],
    ['Für Wege, auf denen es tropft.', 'For routes where it drips.'],
    ['Aus Essen, ohne Umschweife.', 'From Essen, straight to the point.'],
  ],
  wolkenzoll: [
    ['Zurückhaltend, bis man näher kommt.', 'Reserved until you come closer.'],
    ['Nach drei Anproben war die Linie richtig.', 'The line was right after three fittings.'],
    ['Reist gut im Handgepäck.', 'Travels well in hand luggage.'],
  ],
  donauknick: [
    ['Für Kaffee, der länger dauert.', 'For coffee that takes longer.'],
    ['Darf ein bisschen aus der Zeit fallen.', 'Allowed to look a little out of time.'],
    ['Geht auch mit feuchten Haaren nach dem Strandbad.', 'Works with wet hair after the river beach, too.'],
  ],
  pflaumenpunk: [
    ['Darf laut sein.', 'Allowed to be loud.'],
    ['Sicherheitsnadeln sind nicht dabei, aber denkbar.', 'Safety pins not included, but conceivable.'],
    ['Für die erste Reihe, links vor der Box.', 'For the front row, left of the speaker.'],
  ],
  'atelier-querfalte': [
    ['Genau, aber nicht brav.', 'Exact, but not well-behaved.'],
    ['Im Atelier in Düsseldorf entworfen und anprobiert.', 'Designed and fitted in the Düsseldorf studio.'],
    ['Streng von vorn, weich von der Seite.', 'Strict from the front, soft from the side.'],
  ],
  maschenwerft: [
    ['Riecht nicht nach Hafen, sieht aber so aus.', 'Does not smell of the harbour, but looks like it.'],
    ['Gut gegen Ostwind und Langeweile.', 'Good against east wind and boredom.'],
    ['Für Deck, Deich und Küchentisch.', 'For deck, dyke and kitchen table.'],
  ],
  sohlenamt: [
    ['Antrag genehmigt.', 'Application approved.'],
    ['Bitte in zweifacher Ausführung tragen.', 'Please wear in duplicate.'],
    ['Die Formularnummer steht innen.', 'The form number is inside.'],
    ['Geprüft auf Kopfstein und Linoleum.', 'Tested on cobbles and linoleum.'],
  ],
  krempenkante: [
    ['Klein genug fürs Handgepäck, laut genug fürs Foto.', 'Small enough for hand luggage, loud enough for the photo.'],
    ['Macht aus einem grauen Tag einen halben.', 'Turns a grey day into half of one.'],
    ['Aus Frankfurt, mit Zug am Main erprobt.', 'From Frankfurt, tried in the draught along the Main.'],
  ],
  geroellhalde: [
    ['Funktioniert am Grat und an der Ampel.', 'Works on the ridge and at the traffic light.'],
    ['Die Farben stammen von der Wanderkarte.', 'The colours come from the hiking map.'],
    ['Für Wege, die hinter dem Parkplatz anfangen.', 'For paths that start behind the car park.'],
  ],
  'officina-sghemba': [
    ['Aus der Werkstatt mit dem schiefen Lineal.', 'From the workshop with the crooked ruler.'],
    ['In Mailand gezeichnet, zweimal verworfen, einmal genäht.', 'Drawn in Milan, discarded twice, sewn once.'],
    ['Beim zweiten Blick wird es interessanter.', 'More interesting at second glance.'],
  ],
  'minuit-gravier': [
    ['Wacht nach Mitternacht auf.', 'Wakes up after midnight.'],
    ['Hart in der Linie, leise im Ton.', 'Hard in line, low in tone.'],
    ['Verträgt Blitzlicht.', 'Can take a flash.'],
  ],
  vinterkaj: [
    ['Für lange Frühstücke und kurze Tage.', 'For long breakfasts and short days.'],
    ['Passt auf den Gepäckträger und an den Hafen.', 'Suits the bike rack and the harbour.'],
    ['Weich in der Farbe, klar in der Form.', 'Soft in colour, clear in shape.'],
  ],
  'ulica-deszcz': [
    ['Macht nassem Asphalt Konkurrenz.', 'Competes with wet asphalt.'],
    ['Für Hinterhöfe, Haltestellen und den letzten Bus.', 'For courtyards, stops and the last bus.'],
    ['Kalte Straßen, warme Abende.', 'Cold streets, warm evenings.'],
  ],
  'calcada-nove': [
    ['Gemacht für Salz auf der Haut.', 'Made for salt on the skin.'],
    ['Für die Treppe, nicht für den Aufzug.', 'For the steps, not the lift.'],
    ['Gehört auf den Balkon, sobald die Sonne herumkommt.', 'Belongs on the balcony once the sun comes round.'],
  ],
  'barrio-tornillo': [
    ['Hat nichts gegen Schürfstellen.', 'Does not mind a scrape.'],
    [
      'Gezeichnet hinter der Ladentheke zwischen Schrauben und Dübeln.',
      'Drawn behind the counter between screws and plugs.',
    ],
    ['Für die Rampe hinterm Markt.', 'For the ramp behind the market.'],
  ],
  'quai-mandarine': [
    ['Eine Farbe wie Eis am Stiel.', 'A colour like an ice lolly.'],
    ['Für die Mole um fünf.', 'For the pier at five.'],
    ['Gut auf dem Rücksitz eines Rollers.', 'Good on the back seat of a scooter.'],
  ],
  grachtenvolt: [
    ['Im Stroboskoplicht sieht man dich.', 'Under strobe light you will be seen.'],
    ['Geladen, aber tragbar.', 'Charged, but wearable.'],
    ['Für die Nachtfähre nach Noord.', 'For the night ferry to Noord.'],
  ],
  'rainshed-union': [
    ['Für Stehplätze mit und ohne Dach.', 'For standing room with or without a roof.'],
    ['Getestet in Manchester, also im Regen.', 'Tested in Manchester, so in the rain.'],
    ['Hält neunzig Minuten und die Heimfahrt.', 'Good for ninety minutes and the ride home.'],
  ],
  kaldtvann: [
    ['Für den Moment nach dem kalten Wasser.', 'For the moment after cold water.'],
    ['Gut zu schichten, leicht wiederzufinden.', 'Easy to layer, easy to spot.'],
    ['Klar wie ein Morgen am Fjord.', 'Clear as a morning by the fjord.'],
  ],
  'zastavka-osm': [
    ['Gilt auf allen Linien.', 'Valid on all lines.'],
    ['Sieht aus, als hätte es schon eine Geschichte.', 'Looks as if it already had a story.'],
    ['Bitte beim Einsteigen vorzeigen.', 'Please show when boarding.'],
  ],
}
