import { type DemoDesign, inOrder, look } from './design.ts'

/** Shops of labels from Köln to Wien. */
export const SOUTH_AND_WEST: readonly DemoDesign[] = [
  {
    label: 'rauputz',
    look: look('minimal', ['slab', 'archivo'], [0, 'flat', '2:3', 'below'], [2, 3], ['l', 'center', 'auto']),
    colours: ['#efe3d4', '#3a2d25', '#8a4b32', '#fff5ea'],
    sections: inOrder('HPBFS'),
    headline: { de: 'Kleidung in Hauswandfarben', en: 'Clothes in the colours of walls' },
    intro: {
      de: 'Schwerer Jersey in Putz, Ocker, Ziegel und Regenrinne. Wenige Schnitte, jede Saison ein Stück besser.',
      en: 'Heavy jersey in render, ochre, brick and rain gutter. A few cuts, a little better every season.',
    },
    about: {
      de: 'Wir fotografieren Hausecken und lassen danach färben. Deshalb heißt jede Farbe wie eine Kreuzung in Köln, und deshalb sieht kein Schwarz bei uns ganz schwarz aus.',
      en: 'We photograph the corners of houses and have our fabric dyed to match. That is why each colour is named after a crossing in Cologne, and why no black of ours is entirely black.',
    },
    picked: 6,
  },
  {
    label: 'kassenzettel',
    look: look('beton', ['mono', 'mono'], [0, 'flat', '1:1', 'below'], [2, 5], ['s', 'center', 'auto']),
    colours: ['#ffffff', '#111111', '#ffe600', '#111111'],
    sections: inOrder('AHSFPQ'),
    headline: { de: 'Summe: ein Shirt. Bar gelacht.', en: 'Total: one tee. Paid in laughs.' },
    intro: {
      de: '1x Pfandwitz, 1x Feierabend, 1x Kasse drei bitte. Umtausch des Humors ausgeschlossen.',
      en: '1x deposit joke, 1x closing time, 1x till three please. No returns on the humour.',
    },
    button: { de: 'Aufs Band legen', en: 'Put it on the belt' },
    announcement: { de: '*** Kasse drei ist jetzt geöffnet ***', en: '*** Till three is now open ***' },
    questions: [
      {
        question: { de: 'Sammeln Sie Punkte?', en: 'Do you collect points?' },
        answer: { de: 'Nur auf dem Shirt „Sammelpass“.', en: 'Only on the tee “Loyalty card”.' },
      },
      {
        question: { de: 'Hält der Druck?', en: 'Does the print last?' },
        answer: {
          de: 'Länger als der Zettel. Auf links waschen, bei dreißig Grad.',
          en: 'Longer than the receipt. Wash inside out at thirty degrees.',
        },
      },
    ],
    picked: 5,
  },
  {
    label: 'blechlaune',
    look: look('skate', ['archivo', 'archivo'], [0, 'flat', '1:1', 'above'], [2, 4], ['l', 'left', 'auto']),
    colours: ['#f7f3ea', '#15171c', '#cf1220', '#ffffff'],
    sections: inOrder('HFSDLCB'),
    headline: { de: 'Start. Ziel. Sieg im Stand.', en: 'Start. Finish. Win standing still.' },
    intro: {
      de: 'Rennjacken mit Startnummer, Kappen mit Zielflagge. Nichts davon braucht einen Führerschein.',
      en: 'Racing jackets with start numbers, caps with chequered flags. None of it needs a licence.',
    },
    button: { de: 'Gas geben', en: 'Step on it' },
    about: {
      de: 'Eine Lackiererei in dritter Generation, eine Nähmaschine im Büro. Unsere Farben heißen wie die Lacke, die nebenan angemischt werden: Feuerwehr, Polarweiß, Nachtblau.',
      en: 'A paint shop in its third generation, a sewing machine in the office. Our colours are named after the paints mixed next door: fire engine, polar white, night blue.',
    },
    lookbook: 4,
  },
  {
    label: 'pflaumenpunk',
    look: look('skate', ['oswald', 'mono'], [8, 'outline', '1:1', 'below'], [2, 4], ['m', 'center', 'own']),
    colours: ['#370d3b', '#ffe3f4', '#ff3d9a', '#1c0420'],
    sections: inOrder('AHLFSB'),
    headline: { de: 'Drei Akkorde und ein Loch im Knie', en: 'Three chords and a hole in the knee' },
    intro: {
      de: 'Proberaum-Mode in Pflaume und Pink. Wird mit jedem Auftritt schöner.',
      en: 'Rehearsal-room fashion in plum and pink. Prettier with every gig.',
    },
    button: { de: 'Lauter drehen', en: 'Turn it up' },
    announcement: { de: 'Heute Probe. Nachbarn sind informiert.', en: 'Rehearsal tonight. The neighbours know.' },
    about: {
      de: 'Vier Leute, ein Keller, eine Band, die niemand gebucht hat. Die T-Shirts für das erste Konzert waren ausverkauft, das Konzert nicht. Seitdem machen wir beides weiter, nur in anderer Reihenfolge.',
      en: 'Four people, a basement, a band that nobody booked. The shirts for the first gig sold out; the gig did not. We have kept doing both since, in a different order.',
    },
    lookbook: 6,
  },
  {
    label: 'atelier-querfalte',
    look: look('luxe', ['playfair', 'grotesk'], [0, 'flat', '2:3', 'below'], [1, 3], ['l', 'left', 'auto']),
    colours: ['#f4f0e8', '#1a1a1a', '#1a1a1a', '#f4f0e8'],
    sections: inOrder('HLPBF'),
    headline: { de: 'Die Falte sitzt genau daneben', en: 'The pleat sits precisely off' },
    intro: {
      de: 'Hemden, Röcke und Hosen mit einer Linie, die man zweimal sucht.',
      en: 'Shirts, skirts and trousers with a line you look for twice.',
    },
    about: {
      de: 'Drei Schneiderinnen, ein Zuschneidetisch, ein Winkel von elf Grad. Jedes Modell beginnt als klassischer Schnitt. Dann verschieben wir eine einzige Linie und nähen den Rest darum herum neu.',
      en: 'Three tailors, one cutting table, an angle of eleven degrees. Every model starts as a classic pattern. Then we move a single line and sew everything else anew around it.',
    },
    lookbook: 6,
    picked: 3,
  },
  {
    label: 'sohlenamt',
    look: look('vintage', ['mono', 'archivo'], [2, 'outline', '1:1', 'below'], [2, 4], ['m', 'left', 'auto']),
    colours: ['#f3eac9', '#16382a', '#16382a', '#f3eac9'],
    sections: inOrder('HFPDQBK'),
    headline: { de: 'Antrag auf gute Schuhe: bewilligt', en: 'Application for good shoes: granted' },
    intro: {
      de: 'Schuhe nach Vorschrift. Nur die Farben sind ungenehmigt.',
      en: 'Shoes by the rulebook. Only the colours lack a permit.',
    },
    button: { de: 'Nummer ziehen', en: 'Take a number' },
    about: {
      de: 'Pirmasens hat einmal Schuhe für halb Europa gemacht. Wir haben die Leisten aus der Registratur geholt, jeden mit Formularnummer, und fertigen wieder: montags bis freitags, außer bei Aktenlage.',
      en: 'Pirmasens once made shoes for half of Europe. We took the lasts out of the archive, each with its form number, and started again: Monday to Friday, files permitting.',
    },
    questions: [
      {
        question: { de: 'Welche Größe muss ich eintragen?', en: 'Which size do I fill in?' },
        answer: {
          de: 'Deine übliche. Bei halben Größen die größere; die Einlegesohle gleicht aus.',
          en: 'Your usual one. Between sizes take the larger; the insole makes up for it.',
        },
      },
      {
        question: { de: 'Können sie neu besohlt werden?', en: 'Can they be resoled?' },
        answer: {
          de: 'Genähte Modelle ja, beim Schuster deines Vertrauens. Geklebte leider nicht.',
          en: 'Stitched models yes, by any good cobbler. Glued ones sadly not.',
        },
      },
    ],
    contact: { de: 'Sprechzeiten: immer. Antwort: zeitnah.', en: 'Office hours: always. Answer: in due course.' },
    picked: 4,
  },
  {
    label: 'krempenkante',
    look: look('skate', ['archivo', 'grotesk'], [24, 'flat', '1:1', 'below'], [2, 5], ['s', 'center', 'own']),
    colours: ['#ffd23f', '#1d1a3a', '#3d2bff', '#ffffff'],
    sections: inOrder('HCFPS'),
    headline: { de: 'Kopf hoch, Krempe runter', en: 'Chin up, brim down' },
    intro: {
      de: 'Caps, Hüte und Beutel: kleine Flächen, volle Farbe.',
      en: 'Caps, hats and bags: small surfaces, full colour.',
    },
    button: { de: 'Aufsetzen', en: 'Try it on' },
    picked: 5,
  },
]
