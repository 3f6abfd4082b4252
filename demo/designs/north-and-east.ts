import { type DemoDesign, inOrder, look } from './design.ts'

/** Shops of labels from Hamburg to Dresden. */
export const NORTH_AND_EAST: readonly DemoDesign[] = [
  {
    label: 'pegelstand-nord',
    look: look('beton', ['oswald', 'grotesk'], [0, 'outline', '4:5', 'below'], [2, 4], ['l', 'left', 'auto']),
    colours: ['#e6ecef', '#0c2340', '#e4572e', '#160803'],
    sections: inOrder('AHFLDPSBQK'),
    headline: { de: 'Bei Seitenregen zu Hause', en: 'At home in sideways rain' },
    intro: {
      de: 'Jacken, die den Anleger kennen. Jersey, der nach der Fähre noch in die Kneipe passt.',
      en: 'Jackets that know the jetty. Jersey that still suits the pub after the ferry.',
    },
    button: { de: 'Ablegen', en: 'Cast off' },
    announcement: {
      de: 'Hochwasser im Lager: neue Jacken sind angelandet.',
      en: 'High tide in the store: new jackets have landed.',
    },
    about: {
      de: 'Angefangen hat es mit einem Regenmantel, der auf der Elbfähre nach vier Stationen durch war. Den zweiten haben wir selbst genäht. Heute prüfen wir jede Naht auf Steg 3, mit Eimer und Stoppuhr, und schreiben den Wert ins Etikett.',
      en: 'It began with a raincoat that was soaked after four stops on the Elbe ferry. We sewed the second one ourselves. Today every seam is tested on jetty 3, with a bucket and a stopwatch, and the result goes on the label.',
    },
    questions: [
      {
        question: { de: 'Wie dicht sind die Jacken?', en: 'How waterproof are the jackets?' },
        answer: {
          de: 'Die Wassersäule steht bei jedem Produkt. Für eine Stunde Regen reicht jede, für eine Schicht an Deck nur die mit verschweißten Nähten.',
          en: 'Each product names its hydrostatic head. Any of them lasts an hour of rain; for a shift on deck take one with welded seams.',
        },
      },
      {
        question: { de: 'Fallen sie groß aus?', en: 'Do they run large?' },
        answer: {
          de: 'Ja, damit ein Pullover darunter passt. Wer es schmal mag, nimmt eine Größe kleiner.',
          en: 'Yes, so that a jumper fits underneath. If you like it slim, take one size down.',
        },
      },
    ],
    contact: {
      de: 'Wir antworten zwischen Hoch- und Niedrigwasser, meistens am selben Tag.',
      en: 'We answer between high and low water, usually the same day.',
    },
    lookbook: 4,
    picked: 5,
  },
  {
    label: 'spaetschalter',
    look: look('neon', ['archivo', 'archivo'], [20, 'flat', '1:1', 'below'], [2, 4], ['l', 'left', 'own']),
    colours: ['#1b0635', '#fbf0ff', '#ff5ad9', '#1b0635'],
    sections: inOrder('HDFLSB'),
    headline: { de: 'Wir sehen uns um vier', en: 'See you at four a.m.' },
    intro: {
      de: 'Für alle, die nach der letzten Bahn erst richtig losgehen. Lose geschnitten, laut gefärbt, vor dem Frühstück fertig.',
      en: 'For everyone who only gets going after the last train. Cut loose, dyed loud, done before breakfast.',
    },
    button: { de: 'Nachtschicht swipen', en: 'Swipe the night shift' },
    about: {
      de: 'Spätschalter ist ein Siebdruckraum hinter einem Spätkauf. Gedruckt wird, wenn die Straße leer ist. Jede Grafik entsteht in einer Nacht; was morgens nicht gefällt, geht in die Putzlappen.',
      en: 'Spätschalter is a screen-printing room behind a late shop. We print when the street is empty. Every graphic is made in one night; what we do not like in the morning becomes a cleaning rag.',
    },
    lookbook: 5,
  },
  {
    label: 'gleisbett-neun',
    look: look('beton', ['mono', 'grotesk'], [0, 'outline', '4:5', 'above'], [2, 3], ['s', 'left', 'auto']),
    colours: ['#d2d5cb', '#20251d', '#ff6a13', '#180d02'],
    sections: inOrder('HCPFSQBK'),
    headline: { de: 'Stellwerk 9. Taschen auf Anschlag.', en: 'Signal box 9. Pockets to the stop.' },
    intro: {
      de: 'Jede Tasche hat einen Zweck: Zollstock, Stift, Telefon, Fahrkarte. Steht alles innen am Etikett.',
      en: 'Every pocket has a job: ruler, pencil, phone, ticket. The label inside says which.',
    },
    about: {
      de: 'Unser Atelier war bis 1994 ein Stellwerk. Die Hebelbank steht noch, darauf liegen heute die Schnittmuster. Der orange Streifen ist derselbe Farbton wie an den Weichen vor dem Fenster.',
      en: 'Our studio was a signal box until 1994. The lever frame is still there and now holds the patterns. The orange stripe is the colour of the points outside the window.',
    },
    questions: [
      {
        question: { de: 'Wie viele Taschen sind es wirklich?', en: 'How many pockets are there really?' },
        answer: {
          de: 'Bei der Hose neun, bei der Weste vierzehn. Zwei davon findest du erst nach einer Woche.',
          en: 'Nine on the trousers, fourteen on the vest. Two of them you only find after a week.',
        },
      },
    ],
    contact: { de: 'Meldung an den Fahrdienstleiter:', en: 'Report to the dispatcher:' },
    picked: 6,
  },
  {
    label: 'zinkwerk-ost',
    look: look('beton', ['slab', 'slab'], [4, 'outline', '4:5', 'below'], [2, 3], ['l', 'left', 'own']),
    colours: ['#2c3539', '#eceeea', '#e39156', '#1c0e05'],
    sections: inOrder('HBPFLS'),
    headline: { de: 'Zwei Nähte. Keine Ausreden.', en: 'Two seams. No excuses.' },
    intro: {
      de: 'Denim, Canvas und Leder für Leute, die ihre Hosen auftragen statt austauschen.',
      en: 'Denim, canvas and leather for people who wear their trousers out instead of changing them.',
    },
    about: {
      de: 'Der Großvater war Schlosser im Zinkwerk, die Werkbank steht in unserer Näherei. Wir verriegeln, nieten und doppeln, wo Kleidung zuerst nachgibt: am Schritt, an der Tasche, am Knie.',
      en: 'Grandfather was a fitter at the zinc works, and his bench stands in our sewing room. We bar-tack, rivet and double where clothes give way first: at the crotch, the pocket, the knee.',
    },
    picked: 4,
    lookbook: 6,
  },
  {
    label: 'klinkerblau',
    look: look('neon', ['grotesk', 'grotesk'], [12, 'shadow', '4:5', 'below'], [2, 4], ['m', 'center', 'auto']),
    colours: ['#dce6f2', '#11223d', '#9c2f22', '#ffffff'],
    sections: inOrder('HFCPBQ'),
    headline: { de: 'Gerade Jeans. Gerade Ansage.', en: 'Straight jeans. Straight talk.' },
    intro: {
      de: 'Sieben Blautöne, drei Schnitte, eine Naht in Klinkerrot.',
      en: 'Seven blues, three cuts, one seam in brick red.',
    },
    button: { de: 'Blau machen', en: 'Go blue' },
    about: {
      de: 'Hannover ist aus Klinker gebaut: hart gebrannt und bei jedem Wetter dieselbe Farbe. So hätten wir Jeans gern. Deshalb waschen wir sie vor dem Verkauf nur einmal, den Rest machst du.',
      en: 'Hanover is built of brick: fired hard and the same colour in any weather. That is how we like jeans. So we wash them only once before you get them; the rest is up to you.',
    },
    questions: [
      {
        question: { de: 'Laufen die Jeans ein?', en: 'Do the jeans shrink?' },
        answer: {
          de: 'Rohdenim rund zwei Zentimeter in der Länge, beim ersten Waschen. Die Maße am Produkt gelten danach.',
          en: 'Raw denim about two centimetres in length, at the first wash. The measurements given are those after it.',
        },
      },
      {
        question: { de: 'Färben sie ab?', en: 'Does the colour rub off?' },
        answer: {
          de: 'Dunkle Töne in den ersten Wochen, ja. Das helle Sofa also lieber erst im Herbst.',
          en: 'Dark shades do in the first weeks. Save the pale sofa for autumn.',
        },
      },
    ],
    picked: 4,
  },
  {
    label: 'maschenwerft',
    look: look('vintage', ['slab', 'archivo'], [16, 'shadow', '1:1', 'below'], [2, 3], ['l', 'left', 'auto']),
    colours: ['#e4eef0', '#1b2c49', '#b8382a', '#ffffff'],
    sections: inOrder('HLFDSBK'),
    headline: { de: 'Gestrickt, wo der Ostwind wohnt', en: 'Knitted where the east wind lives' },
    intro: {
      de: 'Ringel, Rauten, Rippen: Pullover mit Muster und Mützen mit Seegang.',
      en: 'Hoops, diamonds, ribs: jumpers with patterns and hats with sea legs.',
    },
    about: {
      de: 'In der Halle wurden früher Segel genäht. Heute laufen dort vier Strickmaschinen, die nach Schiffen benannt sind. Am Bündchen jedes Stücks steht, welche von ihnen es gestrickt hat.',
      en: 'Sails used to be sewn in this hall. Now it holds four knitting machines named after ships. The cuff of every piece says which of them knitted it.',
    },
    contact: { de: 'Fragen zu Wolle, Wäsche und Größe:', en: 'Questions about wool, washing and size:' },
    lookbook: 6,
  },
  {
    label: 'teerpappe',
    look: look('neon', ['mono', 'mono'], [0, 'outline', '2:3', 'below'], [2, 5], ['s', 'left', 'own']),
    colours: ['#0d0e0f', '#e4e6e7', '#e4e6e7', '#0d0e0f'],
    sections: inOrder('HFPSQ'),
    headline: { de: 'Schwarz. Dicht. Fertig.', en: 'Black. Tight. Done.' },
    intro: {
      de: 'Funktion ohne Logoaufschlag. Vom Dach bis zur Dachpappe aus dem Ruhrgebiet.',
      en: 'Function without the logo surcharge. From roof to roofing felt, made in the Ruhr.',
    },
    questions: [
      {
        question: { de: 'Gibt es das auch in Farbe?', en: 'Does it come in colour?' },
        answer: { de: 'Nein.', en: 'No.' },
      },
      {
        question: { de: 'Wirklich nicht?', en: 'Really not?' },
        answer: {
          de: 'Es gibt Anthrazit. Das ist bei uns schon Karneval.',
          en: 'There is anthracite. Around here that counts as carnival.',
        },
      },
      {
        question: { de: 'Warum so günstig?', en: 'Why so affordable?' },
        answer: {
          de: 'Ein Stofflieferant, ein Schwarz, keine Kampagne. Mehr Geheimnis ist da nicht.',
          en: 'One fabric supplier, one black, no campaign. That is the whole secret.',
        },
      },
    ],
    picked: 5,
  },
]
