import type { AccessoryKind } from '../../look.ts'
import type { KindPhrases } from './phrase.ts'

/** Phrases for hats, bags and small accessories. */
export const ACCESSORY_PHRASES: Readonly<Record<AccessoryKind, KindPhrases>> = {
  cap: {
    openers: [
      ['Tief, rund, schattig: Cap aus {cloth}.', 'Deep, round, shady: a cap in {cloth}.'],
      [
        'Eine Cap aus {cloth} für Tage, an denen das Haar Pause hat.',
        'A cap in {cloth} for days when your hair has the day off.',
      ],
      ['Cap mit sechs Bahnen aus {cloth}.', 'A six-panel cap in {cloth}.'],
      [
        'Eine Schirmmütze aus {cloth}, rund in der Krone und weich in der Front.',
        'A peaked cap in {cloth}, round in the crown and soft at the front.',
      ],
      [
        'Gebogener Schirm, hinten verstellbar: eine Cap aus {cloth}.',
        'Curved peak, adjustable at the back: a cap in {cloth}.',
      ],
      ['Die Cap aus {cloth} sitzt tief und drückt nicht.', 'This cap in {cloth} sits deep without pressing.'],
    ],
    details: [
      ['Gestickte Luftlöcher, Schweißband aus Baumwolle.', 'Stitched eyelets, cotton sweatband.'],
      ['Hinten schließt ein Riemen mit Metallschnalle.', 'A strap with a metal buckle closes the back.'],
      ['Der Schirm ist sechsfach abgesteppt.', 'The peak is stitched in six rows.'],
      ['Ein Schnappverschluss passt sie jedem Kopf an.', 'A snapback fits it to most heads.'],
    ],
  },
  beanie: {
    openers: [
      ['Beanie aus {cloth} mit breitem Umschlag.', 'A beanie in {cloth} with a wide cuff.'],
      [
        'Gerippt gestrickt aus {cloth}: eine Mütze, die über die Ohren reicht.',
        'Rib-knitted from {cloth}: a hat that covers the ears.',
      ],
      ['Kurze Mütze aus {cloth}, eng am Kopf.', 'A short hat in {cloth}, close to the head.'],
      [
        'Die Beanie ist aus {cloth} gestrickt und gibt gut nach.',
        'This beanie is knitted from {cloth} and stretches well.',
      ],
    ],
    details: [
      ['Der Umschlag lässt sich einmal oder zweimal legen.', 'The cuff can be folded once or twice.'],
      ['Oben laufen die Rippen in Falten zusammen.', 'The ribs gather into folds at the top.'],
      ['Doppelt gestrickt und innen glatt.', 'Double-knitted and smooth inside.'],
      ['Sie ist dehnbar und passt auch über dichtes Haar.', 'It stretches and fits over thick hair, too.'],
    ],
  },
  'bucket-hat': {
    openers: [
      ['Fischerhut aus {cloth} mit weicher Krempe.', 'A bucket hat in {cloth} with a soft brim.'],
      ['Schatten zum Mitnehmen: Bucket Hat aus {cloth}.', 'Shade to take along: a bucket hat in {cloth}.'],
      [
        'Ein Hut aus {cloth}, tief in der Krone, kurz in der Krempe.',
        'A hat in {cloth}, deep in the crown and short in the brim.',
      ],
    ],
    details: [
      ['Die Krempe ist mehrfach abgesteppt und hält ihre Form.', 'The brim is stitched in rows and keeps its shape.'],
      ['Innen liegt ein Futter aus Baumwolle.', 'The inside is lined with cotton.'],
      ['Er lässt sich rollen und passt in die Jackentasche.', 'It rolls up and fits a jacket pocket.'],
      ['Die Kopfweite ist innen mit einem Band eingefasst.', 'The inside edge is finished with a tape.'],
    ],
  },
  tote: {
    openers: [
      ['Beutel aus {cloth} mit langen Henkeln.', 'A tote in {cloth} with long handles.'],
      [
        'Eine Tasche für Platten, Brot und Laptop: Tote aus {cloth}.',
        'A bag for records, bread and a laptop: a tote in {cloth}.',
      ],
      ['Der Beutel ist aus {cloth} und im Boden verbreitert.', 'This tote is in {cloth} with a widened base.'],
      [
        'Groß, flach und aus {cloth}: ein Beutel für die Schulter.',
        'Big, flat and in {cloth}: a bag for the shoulder.',
      ],
    ],
    details: [
      ['Innen hängt ein Fach mit Reißverschluss.', 'A zipped pocket hangs inside.'],
      ['Die Henkel sind mit einem Kreuz vernäht.', 'The handles are cross-stitched.'],
      ['Ein Druckknopf hält die Öffnung zusammen.', 'A press stud holds the opening together.'],
      [
        'Mit 38 mal 42 Zentimetern passt auch eine Schallplatte hinein.',
        'At 38 by 42 centimetres it also takes a record.',
      ],
    ],
  },
  backpack: {
    openers: [
      ['Rucksack aus {cloth} mit gepolstertem Rücken.', 'A backpack in {cloth} with a padded back.'],
      [
        'Ein Rucksack aus {cloth}, der auch voll schmal bleibt, mit 18 Litern Platz.',
        'A backpack in {cloth} that stays slim when full, with room for 18 litres.',
      ],
      [
        'Der Rucksack aus {cloth} öffnet oben und fasst 22 Liter.',
        'This backpack in {cloth} opens at the top and holds 22 litres.',
      ],
    ],
    details: [
      [
        'Ein Laptopfach bis 15 Zoll, vorn eine flache Tasche.',
        'A laptop sleeve for up to 15 inches and a flat front pocket.',
      ],
      ['Breite Gurte und Seitenfächer für Flaschen.', 'Wide straps and side pockets for bottles.'],
      ['Der Reißverschluss ist abgedeckt und läuft um drei Seiten.', 'The zip is covered and runs round three sides.'],
    ],
  },
  crossbody: {
    openers: [
      ['Umhängetasche aus {cloth} mit verstellbarem Gurt.', 'A crossbody bag in {cloth} with an adjustable strap.'],
      [
        'Telefon, Schlüssel, Kopfhörer: Crossbody aus {cloth}, mehr muss nicht mit.',
        'Phone, keys, headphones: a crossbody in {cloth}, nothing else has to come.',
      ],
      [
        'Die kleine Tasche aus {cloth} sitzt vor der Brust oder an der Hüfte.',
        'This small bag in {cloth} sits on the chest or at the hip.',
      ],
    ],
    details: [
      [
        'Zwei Fächer mit Reißverschluss, eines davon flach am Rücken.',
        'Two zip compartments, one of them flat at the back.',
      ],
      ['Der Gurt schließt mit einer Steckschnalle.', 'The strap closes with a side-release buckle.'],
      ['Innen ein Schlüsselband und ein Netzfach.', 'A key leash and a mesh pocket inside.'],
      ['Der Gurt ist vier Zentimeter breit und abnehmbar.', 'The strap is four centimetres wide and detachable.'],
    ],
  },
  belt: {
    openers: [
      ['Gürtel aus {cloth}, drei Zentimeter breit.', 'A belt in {cloth}, three centimetres wide.'],
      [
        'Ein Gürtel aus {cloth}, der länger ist, als er müsste, und deshalb hängt.',
        'A belt in {cloth}, longer than it needs to be, so the end hangs.',
      ],
      [
        'Hält die weite Hose: Gürtel aus {cloth} mit Metallschließe.',
        'Holds up wide trousers: a belt in {cloth} with a metal buckle.',
      ],
    ],
    details: [
      ['Die Schließe ist matt gebürstet.', 'The buckle is brushed matt.'],
      [
        'Die Kanten sind abgesteppt, vier Löcher lassen Spielraum.',
        'The edges are topstitched, and four holes leave room.',
      ],
      ['Ein Dorn greift in vier Löcher.', 'A single prong fits four holes.'],
      ['Die Schnalle lässt sich abnehmen und tauschen.', 'The buckle can be removed and swapped.'],
    ],
  },
  socks: {
    openers: [
      ['Socken aus {cloth}, halb hoch.', 'Mid-calf socks in {cloth}.'],
      ['Ein Paar Tennissocken aus {cloth} mit gerippter Wade.', 'A pair of crew socks in {cloth} with a ribbed leg.'],
      [
        'Sichtbar getragen: Socken aus {cloth}, die bis zur halben Wade reichen.',
        'Meant to be seen: socks in {cloth} that reach half-way up the calf.',
      ],
    ],
    details: [
      ['Die Sohle ist mit Frottee gepolstert.', 'The sole is cushioned with terry.'],
      ['Flache Naht über den Zehen, verstärkte Ferse.', 'Flat toe seam, reinforced heel.'],
      ['Ein breites Rippbündchen hält sie oben.', 'A wide ribbed band keeps them up.'],
      ['Der Mittelfuß ist enger gestrickt und sitzt fest.', 'The arch is knitted tighter and sits firmly.'],
    ],
  },
  sunglasses: {
    openers: [
      [
        'Sonnenbrille, die auch ohne Sonne getragen wird: fester Rahmen, dunkle Gläser.',
        'Sunglasses that get worn without sun, too: firm frame, dark lenses.',
      ],
      [
        'Dunkle Gläser, klare Kante am Rahmen, leichte Biegung am Bügel.',
        'Dark lenses, a clear edge on the frame, a slight bend in the temple.',
      ],
      [
        'Sonnenbrille mit festem Rahmen und dunkel getönten Gläsern.',
        'Sunglasses with a firm frame and dark tinted lenses.',
      ],
      [
        'Leicht gebogener Rahmen, dunkle Gläser, Form aus den frühen Zweitausendern.',
        'A slightly curved frame, dark lenses and a shape from the early two-thousands.',
      ],
      [
        'Eine Sonnenbrille mit kräftigem Rahmen und schmalem Steg.',
        'Sunglasses with a strong frame and a narrow bridge.',
      ],
    ],
    details: [
      ['UV-400-Gläser, Federscharniere aus Metall.', 'UV400 lenses, sprung metal hinges.'],
      ['Der Rahmen aus Polyamid wiegt 28 Gramm.', 'The polyamide frame weighs 28 grams.'],
      ['Ein weiches Etui liegt bei.', 'A soft pouch is included.'],
      ['Die Bügel sind an den Enden gummiert.', 'The temple tips are rubberised.'],
    ],
  },
  scarf: {
    openers: [
      ['Schal aus {cloth}, zwei Meter lang.', 'A scarf in {cloth}, two metres long.'],
      [
        'Ein Schal aus {cloth}, der dreimal um den Hals reicht.',
        'A scarf in {cloth} that goes three times round the neck.',
      ],
      ['Weicher Schal aus {cloth}, lang genug für zwei Knoten.', 'A soft scarf in {cloth}, long enough for two knots.'],
    ],
    details: [
      ['Die Enden sind in kurze Fransen gedreht.', 'The ends are twisted into short fringes.'],
      ['Die Kanten sind fest gestrickt und rollen nicht.', 'The edges are knitted firmly and do not curl.'],
      ['Beide Seiten sehen gleich sauber aus.', 'Both sides look equally neat.'],
      ['30 Zentimeter breit, mit Fransen an beiden Enden.', 'Thirty centimetres wide, with fringes at both ends.'],
    ],
  },
}
