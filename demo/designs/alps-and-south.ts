import { type DemoDesign, inOrder, look } from './design.ts'

/** Shops of labels from Zürich to Barcelona. */
export const ALPS_AND_SOUTH: readonly DemoDesign[] = [
  {
    label: 'wolkenzoll',
    look: look('minimal', ['archivo', 'archivo'], [2, 'flat', '4:5', 'below'], [1, 3], ['l', 'left', 'auto']),
    colours: ['#f2f4f6', '#27303a', '#27303a', '#f2f4f6'],
    sections: inOrder('HFLPB'),
    headline: { de: 'Leise angezogen', en: 'Quietly dressed' },
    intro: {
      de: 'Mäntel, Strick und Schuhe für Tage zwischen Sitzungszimmer und Bergstation.',
      en: 'Coats, knits and shoes for days between the meeting room and the summit station.',
    },
    about: {
      de: 'Wir zählen Stiche statt Kollektionen. Ein Mantel bleibt im Programm, bis wir ihn besser machen können; das dauert bei manchen sechs Jahre. Die Farben kommen vom See bei Nebel.',
      en: 'We count stitches, not collections. A coat stays until we can make it better, and for some that takes six years. The colours come from the lake in fog.',
    },
    lookbook: 5,
    picked: 3,
  },
  {
    label: 'donauknick',
    look: look('vintage', ['playfair', 'archivo'], [24, 'flat', '4:5', 'below'], [2, 3], ['m', 'center', 'auto']),
    colours: ['#f7dfe1', '#15382a', '#a5142f', '#fff6f4'],
    sections: inOrder('HPLFBQ'),
    headline: { de: 'Küss die Hand, geh ins Wasser', en: 'Kiss the hand, jump in the river' },
    intro: {
      de: 'Polos, Strick und Slipper für das Kaffeehaus am Vormittag und das Strandbad danach.',
      en: 'Polos, knits and loafers for the coffee house in the morning and the river beach after.',
    },
    button: { de: 'Servus swipen', en: 'Swipe in' },
    about: {
      de: 'Am Donauknick macht der Fluss eine Pause, und wir auch. Unsere Farben stehen auf der Kuchenkarte: Kirsch, Rosé, Flaschengrün. Unsere Schnitte lassen Platz für ein zweites Stück.',
      en: 'At the bend the Danube takes a break, and so do we. Our colours are on the cake menu: cherry, pink, bottle green. Our cuts leave room for a second slice.',
    },
    questions: [
      {
        question: { de: 'Darf der Strick in die Maschine?', en: 'Can the knits go in the machine?' },
        answer: {
          de: 'Baumwolle ja, bei dreißig Grad. Wolle bitte mit der Hand und ohne Eile.',
          en: 'Cotton yes, at thirty degrees. Wool by hand please, and without hurry.',
        },
      },
    ],
    picked: 5,
    lookbook: 3,
  },
  {
    label: 'geroellhalde',
    look: look('minimal', ['oswald', 'archivo'], [10, 'shadow', '4:5', 'above'], [2, 4], ['m', 'left', 'auto']),
    colours: ['#e7ecd6', '#283821', '#b8430f', '#ffffff'],
    sections: inOrder('AHCDFQB'),
    headline: { de: 'Gipfelbuch, Bushaltestelle, beides', en: 'Summit book, bus stop, both' },
    intro: {
      de: 'Profilsohlen, Westen und Jacken in den Farben der Wanderkarte.',
      en: 'Lugged soles, vests and jackets in the colours of the hiking map.',
    },
    announcement: {
      de: 'Lawinenlage: keine. Neuheitenlage: erheblich.',
      en: 'Avalanche level: none. Novelty level: considerable.',
    },
    about: {
      de: 'Wir testen auf 2 300 Metern und im Linienbus J. Wenn eine Jacke den Wind an der Scharte und den Blick der Fahrerin übersteht, geht sie in den Verkauf.',
      en: 'We test at 2,300 metres and on bus line J. If a jacket survives the wind on the ridge and the look of the driver, it goes on sale.',
    },
    questions: [
      {
        question: { de: 'Welche Sohle für welches Gelände?', en: 'Which sole for which ground?' },
        answer: {
          de: 'Grober Stollen für Schotter, feiner für Asphalt. Bei jedem Schuh steht die Tiefe in Millimetern.',
          en: 'Coarse lugs for gravel, fine ones for asphalt. Each shoe names the depth in millimetres.',
        },
      },
    ],
  },
  {
    label: 'officina-sghemba',
    look: look('luxe', ['playfair', 'archivo'], [0, 'flat', '4:5', 'below'], [2, 3], ['l', 'center', 'own']),
    colours: ['#2a1c15', '#f1e0c9', '#d08a55', '#1c110b'],
    sections: inOrder('HBLPF'),
    headline: { de: 'Schief mit voller Absicht', en: 'Crooked on purpose' },
    intro: {
      de: 'Leder, Wolle und ein Lineal, das nie gerade war.',
      en: 'Leather, wool and a ruler that never was straight.',
    },
    about: {
      de: 'In der Werkstatt hängt ein Lineal mit einem Knick. Der Meister hat es fallen lassen und weitergezeichnet. Seitdem laufen unsere Verschlüsse schräg, und jedes Stück sitzt trotzdem, oder deshalb.',
      en: 'A ruler with a kink hangs in the workshop. The master dropped it and kept drawing. Since then our closures run at a slant, and every piece still fits, or fits because of it.',
    },
    lookbook: 6,
    picked: 4,
  },
  {
    label: 'calcada-nove',
    look: look('luxe', ['playfair', 'playfair'], [0, 'outline', '1:1', 'below'], [2, 3], ['l', 'center', 'auto']),
    colours: ['#fbfaf4', '#123c69', '#f2b705', '#1b1500'],
    sections: inOrder('HFLCB'),
    headline: { de: 'Muster vom Pflaster', en: 'Patterns off the pavement' },
    intro: {
      de: 'Wellen, Rauten und Sterne, wie sie in Lissabon auf dem Gehweg liegen. Für Nachmittage am Wasser.',
      en: 'Waves, diamonds and stars as they lie on Lisbon’s pavements. For afternoons by the water.',
    },
    about: {
      de: 'Neun Steine breit ist das Muster vor unserer Tür. Wir haben es durchgepaust, gedruckt und verschenkt, bis jemand fragte, was so ein Hemd kostet.',
      en: 'The pattern outside our door is nine stones wide. We traced it, printed it and gave it away, until someone asked what such a shirt would cost.',
    },
    lookbook: 6,
  },
  {
    label: 'barrio-tornillo',
    look: look('skate', ['slab', 'archivo'], [4, 'shadow', '4:5', 'below'], [2, 4], ['l', 'left', 'auto']),
    colours: ['#c6eeda', '#2b1a12', '#a93a0b', '#fff4ea'],
    sections: inOrder('HDFLQS'),
    headline: { de: 'Locker? Nachziehen.', en: 'Loose? Tighten it.' },
    intro: {
      de: 'Skate-Sachen aus der Eisenwarenhandlung: robuste Hosen, flache Schuhe, Drucke in Rost und Mint.',
      en: 'Skate gear from the hardware shop: tough trousers, flat shoes, prints in rust and mint.',
    },
    button: { de: 'Reinschrauben', en: 'Screw in' },
    questions: [
      {
        question: { de: 'Halten die Hosen einen Sturz aus?', en: 'Do the trousers survive a fall?' },
        answer: {
          de: 'Am Knie liegt der Stoff doppelt. Die Haut darunter leider nicht, trag Schoner.',
          en: 'The fabric is doubled at the knee. Your skin is not, so wear pads.',
        },
      },
      {
        question: { de: 'Was ist in der kleinen Tasche?', en: 'What is in the small pocket?' },
        answer: { de: 'Platz für einen Skateschlüssel.', en: 'Room for a skate tool.' },
      },
    ],
    lookbook: 8,
  },
  {
    label: 'quai-mandarine',
    look: look('neon', ['grotesk', 'archivo'], [24, 'shadow', '1:1', 'above'], [2, 4], ['m', 'left', 'auto']),
    colours: ['#fff0de', '#3b0d00', '#ff7a1f', '#2b0a00'],
    sections: inOrder('AHFPSB'),
    headline: { de: 'Sport in Fruchtfarben', en: 'Sport in fruit colours' },
    intro: {
      de: 'Für die Mole, den Sprint zum Bus und den langen Heimweg mit nassen Haaren.',
      en: 'For the pier, the sprint to the bus and the long way home with wet hair.',
    },
    announcement: { de: 'Frisch gepresst: die neuen Läufer.', en: 'Freshly squeezed: the new runners.' },
    about: {
      de: 'Marseille, neun Uhr, die Mole ist noch leer. Was wir dort tragen, wollten wir auch mittags tragen. Also haben wir Sportstoff genommen und ihn gefärbt wie die Auslage am Markt.',
      en: 'Marseille, nine o’clock, the pier still empty. We wanted to wear the same things at noon. So we took sports fabric and dyed it like the market stall.',
    },
    picked: 5,
  },
]
