import type { TopKind } from '../../look.ts'
import type { KindPhrases } from './phrase.ts'

type Upper = Extract<
  TopKind,
  'tee' | 'longsleeve' | 'tank' | 'hoodie' | 'zip-hoodie' | 'crewneck' | 'shirt' | 'polo' | 'knit'
>

/** Phrases for shirts, sweats and knits. */
export const TOP_PHRASES: Readonly<Record<Upper | 'short-shirt', KindPhrases>> = {
  tee: {
    openers: [
      [
        'Ein {cut}es Shirt aus {cloth}, gemacht für den Stapel ganz oben.',
        'A {cut} shirt in {cloth}, made for the top of the pile.',
      ],
      [
        '{cut}es T-Shirt aus {cloth}, am Saum gerade und an der Schulter breit.',
        'A {cut} T-shirt in {cloth}, straight at the hem and wide at the shoulder.',
      ],
      [
        'Ob solo oder unter dem Hemd: Das Tee ist {cut} und aus {cloth}.',
        'Solo or under a shirt, this tee is {cut} and made of {cloth}.',
      ],
      ['Zum Anziehen und Vergessen: {cut}es Tee aus {cloth}.', 'To put on and forget: a {cut} tee in {cloth}.'],
      ['{cut}es T-Shirt aus {cloth}.', 'A {cut} T-shirt in {cloth}.'],
      [
        'Ein T-Shirt, {cut} und aus {cloth}, mit engem Rippkragen.',
        'A T-shirt, {cut}, in {cloth}, with a tight ribbed collar.',
      ],
      [
        '{cut}es Tee mit tief angesetzter Schulter, genäht aus {cloth}.',
        'A {cut} tee with dropped shoulders, sewn from {cloth}.',
      ],
      [
        'Aus {cloth} wird hier ein {cut}es Tee, das auch unter einer offenen Jacke seine Linie hält.',
        'Here {cloth} becomes a {cut} tee that keeps its line under an open jacket.',
      ],
      [
        'Kurze Ärmel, runder Ausschnitt: ein {cut}es Tee aus {cloth}, ohne Umwege.',
        'Short sleeves, round neck: a {cut} tee in {cloth}, without detours.',
      ],
      [
        'Dieses {cut}e Shirt besteht aus {cloth} und liegt am Hals flach an.',
        'This {cut} shirt is made of {cloth} and lies flat at the neck.',
      ],
    ],
    details: [
      ['Der Ausschnitt ist eng und doppelt vernäht.', 'The neckline is tight and stitched twice.'],
      ['Die Seitennähte sind gerade gesetzt.', 'The side seams are set straight.'],
      [
        'Der Ärmel fällt weit und endet mit schmaler Doppelnaht.',
        'The sleeve falls wide and ends in a narrow double seam.',
      ],
      ['Der Kragen ist zwei Zentimeter breit gerippt.', 'The ribbed collar is two centimetres wide.'],
      ['Ärmel und Saum sind mit doppelter Naht eingefasst.', 'Sleeves and hem are finished with a double seam.'],
      ['Ein Nackenband verstärkt die Schulternähte.', 'Neck tape reinforces the shoulder seams.'],
      ['Die Ärmel reichen fast bis zum Ellbogen.', 'The sleeves reach almost to the elbow.'],
      [
        'Innen ist das Etikett gedruckt, am Hals kratzt also nichts.',
        'The inner label is printed, so nothing scratches at the neck.',
      ],
    ],
  },
  longsleeve: {
    openers: [
      [
        '{cut}es Longsleeve aus {cloth}, solo oder als erste Lage.',
        'A {cut} longsleeve in {cloth}, on its own or as a first layer.',
      ],
      [
        'Lange Ärmel, runder Hals: ein {cut}es Shirt aus {cloth}.',
        'Long sleeves, round neck: a {cut} shirt in {cloth}.',
      ],
      ['Das Longsleeve ist {cut} und aus {cloth} genäht.', 'This longsleeve is {cut} and sewn from {cloth}.'],
      [
        'Aus {cloth}: ein {cut}es Langarmshirt mit flachen Nähten.',
        'Made of {cloth}: a {cut} long-sleeved shirt with flat seams.',
      ],
    ],
    details: [
      ['Die Bündchen sind gerippt und bleiben hochgeschoben oben.', 'The cuffs are ribbed and stay up when pushed up.'],
      [
        'Der Ärmel ist etwas länger und fällt über das Handgelenk.',
        'The sleeve runs a little long and falls over the wrist.',
      ],
      ['Schmaler Rippkragen, doppelte Naht am Saum.', 'Narrow ribbed collar, double seam at the hem.'],
      [
        'Die Schulternaht ist nach vorn versetzt und drückt unter dem Rucksack nicht.',
        'The shoulder seam is shifted forward and does not press under a backpack.',
      ],
    ],
  },
  tank: {
    openers: [
      ['{cut}es Tanktop aus {cloth} mit breiten Trägern.', 'A {cut} tank top in {cloth} with wide straps.'],
      ['Ohne Ärmel, ohne Umstände: {cut}es Tank aus {cloth}.', 'No sleeves, no fuss: a {cut} tank in {cloth}.'],
      [
        'Ein {cut}es Top aus {cloth}, an Hals und Armloch mit Ripp eingefasst.',
        'A {cut} top in {cloth}, bound with rib at neck and armhole.',
      ],
      ['Für Hitze gemacht: {cut}es Tank aus {cloth}.', 'Made for heat: a {cut} tank in {cloth}.'],
    ],
    details: [
      [
        'Das Armloch ist tief genug für ein zweites Shirt darunter.',
        'The armhole is deep enough for a second shirt underneath.',
      ],
      ['Ein schmales Ripp fasst den runden Ausschnitt ein.', 'A narrow rib binds the round neckline.'],
      [
        'Der Rücken ist gerade geschnitten, die Träger rutschen nicht.',
        'The back is cut straight, so the straps stay put.',
      ],
      ['Der Saum ist doppelt abgesteppt.', 'The hem is topstitched twice.'],
    ],
  },
  hoodie: {
    openers: [
      ['{cut}er Hoodie aus {cloth} mit Kängurutasche.', 'A {cut} hoodie in {cloth} with a kangaroo pocket.'],
      [
        'Ein Hoodie für kühle Abende: {cut}, aus {cloth}, mit tiefer Kapuze.',
        'A hoodie for cool evenings: {cut}, in {cloth}, with a deep hood.',
      ],
      [
        '{cut}er Kapuzenpullover aus {cloth}, die Schultern leicht überschnitten.',
        'A {cut} hooded sweatshirt in {cloth} with slightly dropped shoulders.',
      ],
      [
        'Viel Kapuze, wenig Schnickschnack: {cut}er Hoodie aus {cloth}.',
        'Plenty of hood, few frills: a {cut} hoodie in {cloth}.',
      ],
      ['Dieser Hoodie ist {cut} und besteht aus {cloth}.', 'This hoodie is {cut} and made of {cloth}.'],
    ],
    details: [
      ['Die Kapuze ist doppelt gelegt und steht von selbst.', 'The hood is double-layered and stands up by itself.'],
      [
        'Runde Kordel, breite Bündchen, verstärkte Taschenecken.',
        'Round drawcord, wide cuffs, reinforced pocket corners.',
      ],
      ['In die vordere Tasche passen zwei Hände und ein Telefon.', 'The front pocket takes two hands and a phone.'],
      [
        'Die Kordel hat Metallenden und läuft durch gestickte Ösen.',
        'The drawcord has metal tips and runs through stitched eyelets.',
      ],
    ],
  },
  'zip-hoodie': {
    openers: [
      [
        '{cut}e Kapuzenjacke aus {cloth} mit durchgehendem Reißverschluss.',
        'A {cut} hooded jacket in {cloth} with a full zip.',
      ],
      ['Offen oder zu: {cut}er Zip-Hoodie aus {cloth}.', 'Open or closed: a {cut} zip hoodie in {cloth}.'],
      [
        'Ein Zip-Hoodie, {cut} und aus {cloth}, der im Sommer die Jacke ersetzt.',
        'A zip hoodie, {cut}, in {cloth}, that replaces the jacket in summer.',
      ],
      ['{cut}er Hoodie zum Aufmachen, genäht aus {cloth}.', 'A {cut} hoodie that opens, sewn from {cloth}.'],
    ],
    details: [
      ['Der Zipper läuft vom Saum bis unter die Kapuze.', 'The zip runs from the hem up to the hood.'],
      ['Zwei geteilte Taschen links und rechts vom Reißverschluss.', 'Two split pockets either side of the zip.'],
      ['Durchgehender Zipper, Kapuze mit Kordel.', 'Full-length zip, hood with a cord.'],
      ['Breite gerippte Bündchen an Saum und Ärmel.', 'Wide ribbed cuffs at hem and sleeve.'],
    ],
  },
  crewneck: {
    openers: [
      ['{cut}es Sweatshirt aus {cloth} mit rundem Kragen.', 'A {cut} sweatshirt in {cloth} with a round collar.'],
      [
        'Ein Crewneck, {cut}, aus {cloth}: mehr braucht ein kalter Morgen selten.',
        'A crewneck, {cut}, in {cloth}: a cold morning rarely needs more.',
      ],
      [
        '{cut}es Sweat, aus {cloth} genäht und am Hals eng gerippt.',
        'A {cut} sweatshirt sewn from {cloth}, closely ribbed at the neck.',
      ],
      [
        'Aus {cloth}: {cut}er Crewneck mit überschnittener Schulter.',
        'Made of {cloth}: a {cut} crewneck with a dropped shoulder.',
      ],
    ],
    details: [
      ['Bündchen und Saum sind acht Zentimeter hoch gerippt.', 'Cuffs and hem are ribbed eight centimetres high.'],
      [
        'Flachnähte an Schulter und Ärmel, innen nichts, was drückt.',
        'Flat seams at shoulder and sleeve, nothing that presses inside.',
      ],
      ['Der Ärmel ist weit und läuft im Bündchen schmal zusammen.', 'The sleeve is wide and narrows into the cuff.'],
    ],
  },
  shirt: {
    openers: [
      ['{cut}es Hemd aus {cloth} mit Kentkragen.', 'A {cut} shirt in {cloth} with a classic collar.'],
      [
        'Ein Hemd, das auch als leichte Jacke geht: {cut}, aus {cloth}.',
        'A shirt that doubles as a light jacket: {cut}, in {cloth}.',
      ],
      ['{cut}es Overshirt, genäht aus {cloth}.', 'A {cut} overshirt sewn from {cloth}.'],
      [
        'Zugeknöpft oder offen über dem Tee: {cut}es Hemd aus {cloth}.',
        'Buttoned up or open over a tee: a {cut} shirt in {cloth}.',
      ],
      [
        'Aus {cloth}, {cut} und mit geradem Saum, damit es draußen getragen werden kann.',
        'In {cloth}, {cut}, with a straight hem so it can be worn untucked.',
      ],
    ],
    details: [
      [
        'Die Knöpfe sind mit Kreuzstich angenäht, ein Ersatzknopf hängt innen.',
        'The buttons are cross-stitched, with a spare one inside.',
      ],
      ['Eine Quetschfalte im Rücken gibt Platz zum Greifen.', 'A box pleat at the back leaves room to reach.'],
      ['Der Kragen ist weich und bleibt offen in Form.', 'The collar is soft and keeps its shape when open.'],
    ],
  },
  'short-shirt': {
    openers: [
      [
        '{cut}es Kurzarmhemd aus {cloth} mit offenem Kragen.',
        'A {cut} short-sleeved shirt in {cloth} with an open collar.',
      ],
      [
        'Ein Hemd mit kurzen Ärmeln für warme Abende: {cut}, aus {cloth}.',
        'A short-sleeved shirt for warm evenings: {cut}, in {cloth}.',
      ],
      [
        'Zugeknöpft oder offen über dem Tanktop: {cut}es Kurzarmhemd aus {cloth}.',
        'Buttoned up or open over a tank: a {cut} short-sleeved shirt in {cloth}.',
      ],
    ],
    details: [
      ['Die Ärmel enden über dem Ellbogen.', 'The sleeves end above the elbow.'],
      ['Eine Quetschfalte im Rücken gibt Platz zum Greifen.', 'A box pleat at the back leaves room to reach.'],
      ['Der Kragen ist weich und bleibt offen in Form.', 'The collar is soft and keeps its shape when open.'],
      [
        'Die Knöpfe sind mit Kreuzstich angenäht, ein Ersatzknopf hängt innen.',
        'The buttons are cross-stitched, with a spare one inside.',
      ],
    ],
  },
  polo: {
    openers: [
      ['{cut}es Polo aus {cloth} mit Strickkragen.', 'A {cut} polo in {cloth} with a knitted collar.'],
      ['Ein Polo ohne Clubzwang: {cut}, aus {cloth}.', 'A polo with no club attached: {cut}, in {cloth}.'],
      ['{cut}es Polohemd aus {cloth} mit kurzer Knopfleiste.', 'A {cut} polo shirt in {cloth} with a short placket.'],
      [
        'Aus {cloth} genäht, {cut} und am Kragen fest: ein Polo für Parkbank und Büro.',
        'Sewn from {cloth}, {cut} and firm at the collar: a polo for park bench and office.',
      ],
    ],
    details: [
      ['Am Hals schließen wenige Knöpfe.', 'A few buttons close the neck.'],
      [
        'Kragen und Ärmelbündchen sind gestrickt und rollen nicht.',
        'Collar and sleeve bands are knitted and do not curl.',
      ],
      ['Kleine Seitenschlitze am Saum.', 'Small side vents at the hem.'],
      ['Der Kragen liegt breit auf, wie bei alten Tennishemden.', 'The collar lies wide, as on old tennis shirts.'],
    ],
  },
  knit: {
    openers: [
      [
        'Ein Pullover mit Gewicht: {cut}, aus {cloth}, am Hals eng.',
        'A jumper with some weight: {cut}, in {cloth}, close at the neck.',
      ],
      ['{cut}er Strick aus {cloth}, mit sichtbarer Masche.', 'A {cut} knit in {cloth} with a visible stitch.'],
      ['{cut}er Pullover aus {cloth}.', 'A {cut} jumper in {cloth}.'],
      [
        'Strick für kalte Küchen: {cut}er Pullover aus {cloth}.',
        'Knitwear for cold kitchens: a {cut} jumper in {cloth}.',
      ],
      [
        'Ein {cut}er Strickpullover aus {cloth} mit rundem Hals.',
        'A {cut} knitted jumper in {cloth} with a round neck.',
      ],
      [
        'Aus {cloth} gestrickt und {cut}, mit etwas Luft unter dem Arm.',
        'Knitted from {cloth}, {cut}, with a little air under the arm.',
      ],
      [
        'Rund gestrickt aus {cloth}: Der Pullover ist {cut} und fällt weich.',
        'Knitted in the round from {cloth}, this jumper is {cut} and falls softly.',
      ],
      [
        'Dieser Pullover ist {cut} und aus {cloth}, mit breiter Rippe am Hals.',
        'This jumper is {cut}, in {cloth}, with a wide rib at the neck.',
      ],
    ],
    details: [
      ['Kragen, Saum und Bündchen sind in 2×2-Rippe gestrickt.', 'Collar, hem and cuffs are knitted in 2×2 rib.'],
      [
        'Die Schultern sind verkettelt, nicht vernäht, und liegen flach.',
        'The shoulders are linked rather than sewn and lie flat.',
      ],
      ['Grob gestrickt, sodass man jede Masche sieht.', 'A coarse gauge keeps every stitch visible.'],
      [
        'Der Ärmel ist angeschnitten und weit, das Bündchen hoch.',
        'The sleeve is cut in one and wide, the cuff is high.',
      ],
      ['Innen am Hals sitzt ein gewebtes Etikett.', 'A woven label sits inside the neck.'],
    ],
  },
}
