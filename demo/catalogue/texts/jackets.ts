import type { TopKind } from '../../look.ts'
import type { KindPhrases } from './phrase.ts'

type Outer = Extract<TopKind, 'bomber' | 'coach-jacket' | 'puffer' | 'parka' | 'denim-jacket' | 'vest' | 'track-jacket'>

/** Phrases for jackets and vests. */
export const JACKET_PHRASES: Readonly<Record<Outer, KindPhrases>> = {
  bomber: {
    openers: [
      ['{cut}er Bomber aus {cloth} mit Rippkragen.', 'A {cut} bomber in {cloth} with a ribbed collar.'],
      [
        'Ein Blouson aus {cloth}, {cut} und an Saum und Handgelenk eng gerippt.',
        'A blouson in {cloth}, {cut}, tightly ribbed at hem and wrist.',
      ],
      [
        '{cut}e Bomberjacke aus {cloth}, innen glatt gefüttert.',
        'A {cut} bomber jacket in {cloth} with a smooth lining.',
      ],
    ],
    details: [
      ['Auf dem linken Ärmel sitzt die klassische Zippertasche.', 'The classic zip pocket sits on the left sleeve.'],
      [
        'Schräge Eingrifftaschen mit Druckknopf, Metallzipper vorn.',
        'Slanted pockets with press studs, metal zip at the front.',
      ],
      ['Leicht gepolstert, warm genug für Frühling und Herbst.', 'Lightly padded, warm enough for spring and autumn.'],
      ['Der Zwei-Wege-Zipper läuft bis in den Kragen.', 'The two-way zip runs up into the collar.'],
    ],
  },
  'coach-jacket': {
    openers: [
      ['{cut}e Coach Jacket aus {cloth} mit Hemdkragen.', 'A {cut} coach jacket in {cloth} with a shirt collar.'],
      [
        'Leichte Jacke aus {cloth}, {cut} und vorn geknöpft.',
        'A light jacket in {cloth}, {cut} and buttoned at the front.',
      ],
      [
        'Für den Weg zum Bolzplatz und zurück: {cut}e Jacke aus {cloth}.',
        'For the way to the pitch and back: a {cut} jacket in {cloth}.',
      ],
    ],
    details: [
      ['Druckknöpfe vorn, Kordelzug im Saum.', 'Press studs at the front, drawcord in the hem.'],
      [
        'Zwei schräge Taschen, eine Innentasche mit Klett.',
        'Two slanted pockets, one inside pocket with hook and loop.',
      ],
      ['Die Ärmel enden in elastischen Bündchen.', 'The sleeves end in elastic cuffs.'],
      ['Ungefüttert und klein zu falten.', 'Unlined and easy to fold small.'],
    ],
  },
  puffer: {
    openers: [
      ['{cut}er Puffer aus {cloth}, dick wattiert.', 'A {cut} puffer in {cloth}, thickly padded.'],
      [
        'Breite Steppkammern, hoher Kragen: {cut}e Jacke aus {cloth}.',
        'Wide quilted baffles, high collar: a {cut} jacket in {cloth}.',
      ],
      [
        'Eine Steppjacke, {cut}, aus {cloth}, gemacht für Bahnsteige im Januar.',
        'A quilted jacket, {cut}, in {cloth}, made for railway platforms in January.',
      ],
      [
        '{cut}e Steppjacke aus {cloth}, gefüllt mit weicher Polyesterwatte.',
        'A {cut} quilted jacket in {cloth}, filled with soft polyester wadding.',
      ],
    ],
    details: [
      ['Der Kragen schließt bis zur Nase.', 'The collar closes up to the nose.'],
      ['Zwei Taschen mit Reißverschluss, Kordelzug im Saum.', 'Two zip pockets and a drawcord in the hem.'],
      ['Breite Kammern vorn, schmalere an der Schulter.', 'Wide baffles at the front, narrower ones at the shoulder.'],
      ['Elastische Bündchen halten den Wind aus dem Ärmel.', 'Elastic cuffs keep the wind out of the sleeve.'],
    ],
  },
  parka: {
    openers: [
      ['{cut}er Parka aus {cloth} mit weiter Kapuze.', 'A {cut} parka in {cloth} with a generous hood.'],
      ['Lang im Rücken und {cut}: ein Parka aus {cloth}.', 'Long at the back and {cut}: a parka in {cloth}.'],
      [
        'Ein Parka, der an der Haltestelle Zeit hat: {cut}, aus {cloth}, mit viel Kragen.',
        'A parka with time to wait at the stop: {cut}, in {cloth}, with plenty of collar.',
      ],
      ['{cut}er Parka aus {cloth} mit leichtem Futter.', 'A {cut} parka in {cloth} with a light lining.'],
    ],
    details: [
      ['Vier Taschen vorn, zwei davon mit Patte.', 'Four front pockets, two of them with flaps.'],
      ['Eine Leiste mit Druckknöpfen deckt den Reißverschluss ab.', 'A storm flap with press studs covers the zip.'],
      ['Kordelzüge an Taille und Kapuze.', 'Drawcords at waist and hood.'],
      ['Die Kapuze hat einen festen Schirm.', 'The hood has a stiff peak.'],
    ],
  },
  'denim-jacket': {
    openers: [
      ['{cut}e Jeansjacke aus {cloth}.', 'A {cut} denim jacket in {cloth}.'],
      [
        'Trucker-Jacke, {cut} und aus {cloth}, mit spitzen Brusttaschen.',
        'A trucker jacket, {cut}, in {cloth}, with pointed chest pockets.',
      ],
      [
        'Eine Jeansjacke, die von Anfang an sitzt: {cut}, aus {cloth}.',
        'A denim jacket that sits right from day one: {cut}, in {cloth}.',
      ],
    ],
    details: [
      [
        'Metallknöpfe, zwei Brusttaschen, zwei Eingriffe an der Seite.',
        'Metal buttons, two chest pockets, two side pockets.',
      ],
      ['Die Nähte sind im Kontrast abgesteppt.', 'The seams are topstitched in contrast thread.'],
      ['Am Bund sitzen Riegel zum Verstellen.', 'Tabs at the waistband adjust the width.'],
      ['Innen liegen zwei offene Taschen.', 'Two open pockets sit inside.'],
    ],
  },
  vest: {
    openers: [
      ['{cut}e Weste aus {cloth}.', 'A {cut} vest in {cloth}.'],
      [
        'Eine Weste für die Lage dazwischen: {cut}, aus {cloth}.',
        'A vest for the layer in between: {cut}, in {cloth}.',
      ],
      [
        'Ohne Ärmel, mit Kragen: {cut}e Weste, genäht aus {cloth}.',
        'No sleeves, but a collar: a {cut} vest sewn from {cloth}.',
      ],
      [
        'Über dem Hoodie oder unter dem Mantel: {cut}e Weste aus {cloth}.',
        'Over a hoodie or under a coat: a {cut} vest in {cloth}.',
      ],
    ],
    details: [
      ['Vorn läuft ein Reißverschluss bis in den Stehkragen.', 'A zip runs up the front into the stand-up collar.'],
      ['Zwei Taschen seitlich, beide mit Reißverschluss.', 'Two side pockets, both zipped.'],
      ['Das Armloch ist tief geschnitten und eingefasst.', 'The armhole is cut deep and bound.'],
      ['Ein Kordelzug im Saum hält sie auf der Hüfte.', 'A drawcord in the hem keeps it on the hip.'],
    ],
  },
  'track-jacket': {
    openers: [
      ['{cut}e Trainingsjacke aus {cloth} mit Stehkragen.', 'A {cut} track jacket in {cloth} with a stand-up collar.'],
      [
        'Ein Track Top, {cut}, aus {cloth}, vorn mit durchgehendem Zipper.',
        'A track top, {cut}, in {cloth}, with a full front zip.',
      ],
      [
        'Aufwärmen vor dem Kiosk: {cut}e Jacke aus {cloth}.',
        'Warming up outside the corner shop: a {cut} jacket in {cloth}.',
      ],
      [
        '{cut}e Sportjacke aus {cloth}, am Kragen hoch geschlossen.',
        'A {cut} sports jacket in {cloth}, closed high at the collar.',
      ],
    ],
    details: [
      ['Gerippte Bündchen an Saum und Ärmel.', 'Ribbed cuffs at hem and sleeve.'],
      ['Zwei Taschen mit verdecktem Reißverschluss.', 'Two pockets with concealed zips.'],
      [
        'Der Zipper hat einen langen Schieber zum Greifen mit Handschuhen.',
        'The zip has a long puller that works with gloves.',
      ],
      ['Raglanärmel lassen der Schulter Platz.', 'Raglan sleeves leave room at the shoulder.'],
    ],
  },
}
