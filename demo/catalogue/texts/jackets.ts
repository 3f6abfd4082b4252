import type { TopKind } from '../../look.ts'
import type { KindPhrases } from './phrase.ts'

type Outer = Extract<TopKind, 'bomber' | 'coach-jacket' | 'puffer' | 'parka' | 'denim-jacket' | 'vest' | 'track-jacket'>

/** Phrases for jackets and vests. */
export const JACKET_PHRASES: Readonly<Record<Outer | 'utility-vest', KindPhrases>> = {
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
      ['Schräge Eingrifftaschen und ein durchgehender Zipper.', 'Slanted pockets and a full-length zip.'],
      ['Leicht gepolstert, warm genug für Frühling und Herbst.', 'Lightly padded, warm enough for spring and autumn.'],
      ['Der Zipper läuft bis in den Kragen.', 'The zip runs up into the collar.'],
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
      [
        'Druckknöpfe vorn, Kordelzug im Saum in {accent}.',
        'Press studs at the front, a drawcord in {accent} in the hem.',
      ],
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
      ['Der hohe Kragen ist wie die Jacke wattiert.', 'The high collar is padded like the jacket.'],
      ['Innen liegt eine Tasche mit Reißverschluss.', 'A zip pocket lies inside.'],
      ['Die Kammern laufen waagerecht um Körper und Ärmel.', 'The baffles run level around body and sleeves.'],
      ['Elastische Bündchen halten den Wind aus dem Ärmel.', 'Elastic cuffs keep the wind out of the sleeve.'],
    ],
  },
  parka: {
    openers: [
      ['{cut}er Parka aus {cloth} mit weiter Kapuze.', 'A {cut} parka in {cloth} with a generous hood.'],
      ['Lang im Rücken und {cut}: ein Parka aus {cloth}.', 'Long at the back and {cut}: a parka in {cloth}.'],
      [
        'Ein Parka, der an der Haltestelle Zeit hat: {cut}, aus {cloth}, mit großer Kapuze.',
        'A parka with time to wait at the stop: {cut}, in {cloth}, with a big hood.',
      ],
      ['{cut}er Parka aus {cloth} mit leichtem Futter.', 'A {cut} parka in {cloth} with a light lining.'],
    ],
    details: [
      ['Vier Taschen vorn, zwei davon mit Patte.', 'Four front pockets, two of them with flaps.'],
      ['Eine Leiste mit Druckknöpfen deckt den Reißverschluss ab.', 'A storm flap with press studs covers the zip.'],
      ['Ein Kordelzug formt die Taille.', 'A drawcord shapes the waist.'],
      ['Die Kapuze ist fest angenäht und tief.', 'The hood is sewn on and deep.'],
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
      ['Metallknöpfe vorn, zwei Brusttaschen mit Patte.', 'Metal buttons in front, two chest pockets with flaps.'],
      ['Die Nähte sind im Kontrast abgesteppt.', 'The seams are topstitched in contrast thread.'],
      ['Der Bund ist breit und schließt mit einem Knopf.', 'The waistband is wide and closes with a button.'],
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
      ['Die Steppung läuft waagerecht, die Füllung ist weich.', 'The quilting runs level, the filling is soft.'],
      ['Das Armloch ist tief geschnitten und eingefasst.', 'The armhole is cut deep and bound.'],
      ['Der Saum endet auf der Hüfte.', 'The hem ends on the hip.'],
    ],
  },
  'utility-vest': {
    openers: [
      ['{cut}e Weste aus {cloth} mit vier Taschen.', 'A {cut} vest in {cloth} with four pockets.'],
      [
        'Eine Weste für alles, was griffbereit sein soll: {cut}, aus {cloth}.',
        'A vest for everything you want at hand: {cut}, in {cloth}.',
      ],
      [
        'Über dem Hoodie zu tragen: {cut}e Weste aus {cloth} mit spitzem Ausschnitt.',
        'To wear over a hoodie: a {cut} vest in {cloth} with a pointed neckline.',
      ],
    ],
    details: [
      ['Alle Taschen schließen mit Patte und Knopf.', 'All pockets close with a flap and a button.'],
      ['Auf der Brust sitzt ein Ring aus Metall.', 'A metal ring sits on the chest.'],
      ['Vorn läuft ein kräftiger Reißverschluss.', 'A sturdy zip runs up the front.'],
      ['Unter den Brusttaschen läuft ein Gurtband.', 'A band of webbing runs below the chest pockets.'],
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
      ['Zwei schräge Taschen mit Paspel.', 'Two slanted welt pockets.'],
      [
        'Der Zipper hat einen langen Schieber zum Greifen mit Handschuhen.',
        'The zip has a long puller that works with gloves.',
      ],
      ['Der Stehkragen ist gerippt.', 'The stand-up collar is ribbed.'],
    ],
  },
}
