import { type DemoDesign, inOrder, look } from './design.ts'

/** Shops of labels from Paris to Praha. */
export const RIVERS_AND_COASTS: readonly DemoDesign[] = [
  {
    label: 'minuit-gravier',
    look: look('luxe', ['grotesk', 'grotesk'], [0, 'flat', '2:3', 'below'], [2, 4], ['l', 'left', 'own']),
    colours: ['#0b0b0d', '#ece9e4', '#ece9e4', '#0b0b0d'],
    sections: inOrder('HPLFD'),
    headline: { de: 'Sechs Stufen von Schwarz', en: 'Six steps of black' },
    intro: {
      de: 'Eine Garderobe für Mitternacht: harte Kanten, weiche Stoffe.',
      en: 'A wardrobe for midnight: hard edges, soft fabrics.',
    },
    lookbook: 6,
    picked: 4,
  },
  {
    label: 'vinterkaj',
    look: look('minimal', ['grotesk', 'archivo'], [24, 'flat', '1:1', 'below'], [2, 3], ['s', 'left', 'auto']),
    colours: ['#fdf1c7', '#47291b', '#9bd0ea', '#17313f'],
    sections: inOrder('HLFPBK'),
    headline: { de: 'Angezogen wie ein Sonntag', en: 'Dressed like a Sunday' },
    intro: {
      de: 'Strick und weite Hosen in Butter, Himmel und Schokolade.',
      en: 'Knits and wide trousers in butter, sky and chocolate.',
    },
    about: {
      de: 'Erst das Hafenbad, dann Zimtschnecken, dann nichts mehr. Für genau diese Reihenfolge machen wir Kleidung: warm, weit und ohne Knöpfe, die drücken.',
      en: 'First the harbour bath, then cinnamon buns, then nothing. We make clothes for exactly that order: warm, wide and without buttons that pinch.',
    },
    contact: { de: 'Schreib uns, am liebsten nicht am Sonntag.', en: 'Write to us, preferably not on a Sunday.' },
    lookbook: 5,
    picked: 3,
  },
  {
    label: 'ulica-deszcz',
    look: look('neon', ['oswald', 'grotesk'], [6, 'shadow', '4:5', 'below'], [2, 4], ['l', 'center', 'own']),
    colours: ['#0a1522', '#e2f2ff', '#3de0ff', '#04121b'],
    sections: inOrder('HFLSDQ'),
    headline: { de: 'Regen an, Licht an', en: 'Rain on, lights on' },
    intro: {
      de: 'Glatte Stoffe, kalte Farben, kleine Preise. Für Straßen, in denen sich alles spiegelt.',
      en: 'Slick fabrics, cold colours, small prices. For streets where everything reflects.',
    },
    questions: [
      {
        question: { de: 'Sind die Jacken wasserdicht?', en: 'Are the jackets waterproof?' },
        answer: {
          de: 'Wasserabweisend. Für eine Haltestelle reicht es, für ein Festival nimm einen Schirm mit.',
          en: 'Water-repellent. Enough for a bus stop; for a festival bring an umbrella.',
        },
      },
    ],
    lookbook: 5,
  },
  {
    label: 'grachtenvolt',
    look: look('neon', ['grotesk', 'mono'], [12, 'flat', '4:5', 'below'], [2, 5], ['m', 'center', 'own']),
    colours: ['#12151d', '#f3f6ff', '#e8ff1a', '#12151d'],
    sections: inOrder('AHDPFLS'),
    headline: { de: 'Unter Spannung über die Brücke', en: 'Across the bridge under tension' },
    intro: {
      de: 'Kabel, Kanäle, Bass: glatte Jacken und weite Hosen mit Neongelb an den richtigen Stellen.',
      en: 'Cables, canals, bass: slick jackets and wide trousers, neon yellow in the right places.',
    },
    button: { de: 'Strom an', en: 'Power on' },
    announcement: { de: 'Nächster Drop auf 230 Volt', en: 'Next drop at 230 volts' },
    lookbook: 5,
    picked: 5,
  },
  {
    label: 'rainshed-union',
    look: look('vintage', ['oswald', 'archivo'], [2, 'shadow', '4:5', 'below'], [2, 4], ['m', 'left', 'own']),
    colours: ['#571120', '#f7ebd3', '#f2c14e', '#2a0a0f'],
    sections: inOrder('HFSPLB'),
    headline: { de: 'Kapuze auf, Stehplatz frei', en: 'Hood up, standing room left' },
    intro: {
      de: 'Jacken für Stehplätze und Straßenbahnen, in den Farben alter Schals.',
      en: 'Jackets for terraces and trams, in the colours of old scarves.',
    },
    about: {
      de: 'Manchester misst Sommer in trockenen Halbzeiten. Wir bauen Jacken für die anderen: Kapuze mit Schirm, Reißverschluss bis unter die Nase, eine Tasche genau so groß wie das Programmheft.',
      en: 'Manchester measures summer in dry halves. We build jackets for the others: a peaked hood, a zip up to the nose, and one pocket exactly the size of the match programme.',
    },
    picked: 4,
    lookbook: 3,
  },
  {
    label: 'kaldtvann',
    look: look('beton', ['archivo', 'archivo'], [0, 'flat', '2:3', 'below'], [2, 5], ['l', 'center', 'auto']),
    colours: ['#dcedf4', '#07202f', '#ff6a2b', '#1f0900'],
    sections: inOrder('HLPFB'),
    headline: { de: 'Minus zwei. Rein da.', en: 'Minus two. Get in.' },
    intro: {
      de: 'Dicke Lagen für danach, klare Kontraste, ein Punkt Orange zum Wiederfinden.',
      en: 'Thick layers for afterwards, clear contrasts, one dot of orange to be found by.',
    },
    about: {
      de: 'Jeden Mittwoch um sieben, das ganze Jahr. Was wir danach anziehen, muss über nasse Haut gehen, ohne Knöpfe auskommen und am Geländer hängen können. Daraus ist das Label geworden.',
      en: 'Every Wednesday at seven, all year. What we put on afterwards must go over wet skin, work without buttons and hang on a railing. That became the label.',
    },
    lookbook: 4,
    picked: 4,
  },
  {
    label: 'zastavka-osm',
    look: look('vintage', ['oswald', 'slab'], [12, 'outline', '1:1', 'above'], [2, 4], ['s', 'center', 'auto']),
    colours: ['#f5d78f', '#5a1614', '#1d5b57', '#fff8e6'],
    sections: inOrder('HCFPBQ'),
    headline: { de: 'Achte Haltestelle, bitte aussteigen', en: 'Eighth stop, everybody off' },
    intro: {
      de: 'Trainingsjacken, Karos und Caps mit dem Charme alter Fahrscheine.',
      en: 'Track tops, checks and caps with the charm of old tram tickets.',
    },
    button: { de: 'Fahrschein lösen', en: 'Get a ticket' },
    about: {
      de: 'Die Linie acht hält vor unserem Laden, meistens. Wir sammeln Fahrscheine seit 1971 und nehmen ihre Farben als Vorlage: Senf, Ochsenblut, Straßenbahngrün.',
      en: 'Line eight stops outside our shop, mostly. We have collected tickets since 1971 and take our colours from them: mustard, oxblood, tram green.',
    },
    questions: [
      {
        question: { de: 'Sind die Jacken alt?', en: 'Are the jackets old?' },
        answer: {
          de: 'Nein, sie sehen nur so aus. Genäht sind sie in diesem Jahr.',
          en: 'No, they only look it. They were sewn this year.',
        },
      },
    ],
    picked: 4,
  },
]
