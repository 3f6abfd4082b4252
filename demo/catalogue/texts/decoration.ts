import type { DrawnPrint } from '../../drawn.ts'
import type { Motif, Pattern } from '../../look.ts'
import type { DemoProduct } from '../../product.ts'
import type { Phrase } from './phrase.ts'

/** Sentences about a pattern. */
export const PATTERN_PHRASES: Readonly<Record<Exclude<Pattern, 'plain'>, readonly Phrase[]>> = {
  stripe: [
    ['Streifen in {second} laufen über den Grund in {base}.', 'Stripes in {second} run across a ground of {base}.'],
    ['{base} und {second} wechseln sich im Streifen ab.', '{base} and {second} take turns in the stripe.'],
    ['Die Streifen liegen in {second} auf {base}.', 'The stripes lie in {second} on {base}.'],
    ['Gestreift, in {base} mit {second}.', 'Striped, in {base} with {second}.'],
  ],
  check: [
    [
      'Das Karo mischt {base} mit {second} und einer dünnen Linie in {accent}.',
      'The check mixes {base} with {second} and a thin line of {accent}.',
    ],
    ['Kariert in {base} und {second}.', 'Checked in {base} and {second}.'],
    ['Ein großes Karo: {second} auf {base}.', 'A large check: {second} on {base}.'],
    ['Über {base} liegt ein Gitterkaro in {second}.', 'A windowpane check in {second} lies over {base}.'],
  ],
  camo: [
    [
      'Das Tarnmuster setzt {base}, {second} und {accent} nebeneinander, verstecken kann man sich darin nicht.',
      'The camouflage puts {base}, {second} and {accent} side by side; it hides nobody.',
    ],
    [
      'Camouflage, einmal anders gefärbt: {base} mit Flecken in {second} und {accent}.',
      'Camouflage in other colours: {base} with patches of {second} and {accent}.',
    ],
    ['Flecken in {second} und {accent} schwimmen auf {base}.', 'Patches of {second} and {accent} float on {base}.'],
  ],
  'tie-dye': [
    [
      'Gebatikt in {base} und {second}, der Verlauf dreht sich aus der Mitte.',
      'Tie-dyed in {base} and {second}, swirling out from the middle.',
    ],
    [
      'Die Batik verläuft von {base} zu {second}; kein Stück gleicht genau dem anderen.',
      'The tie-dye runs from {base} to {second}; no two pieces match exactly.',
    ],
    ['Gewickelt, gebunden, gefärbt: {second} auf {base}.', 'Twisted, tied, dyed: {second} on {base}.'],
  ],
  gradient: [
    ['Die Farbe läuft von {base} nach {second}.', 'The colour runs from {base} to {second}.'],
    ['Ein weicher Verlauf führt von {base} zu {second}.', 'A soft fade leads from {base} to {second}.'],
    [
      'Erst {base}, dann {second}, dazwischen keine harte Kante.',
      'First {base}, then {second}, with no hard edge between.',
    ],
  ],
  'colour-block': [
    [
      'Große Flächen in {base} und {second} stoßen hart aneinander.',
      'Large areas of {base} and {second} meet in a hard line.',
    ],
    [
      'Der Farbblock trennt {base} von {second}, dazu ein wenig {accent}.',
      'The colour block splits {base} from {second}, with a little {accent}.',
    ],
    ['{base} trifft auf {second}, mit klarer Kante dazwischen.', '{base} meets {second} with a clean edge between.'],
    ['Zwei Farben teilen sich die Fläche: {base} und {second}.', 'Two colours share the surface: {base} and {second}.'],
  ],
  panel: [
    [
      'Einsätze in {second} setzen sich vom Grund in {base} ab.',
      'Panels in {second} stand out from the {base} ground.',
    ],
    [
      'Aus mehreren Teilen gesetzt: {base} mit Einsätzen in {second}.',
      'Pieced from several parts: {base} with panels in {second}.',
    ],
    ['Die Teilungsnähte zeigen {second} neben {base}.', 'The panel seams show {second} beside {base}.'],
    [
      '{base} ist die Hauptfarbe, die Einsätze kommen in {second}.',
      '{base} is the main colour, the panels come in {second}.',
    ],
  ],
  houndstooth: [
    ['Hahnentritt in {base} und {second}, groß gezogen.', 'Houndstooth in {base} and {second}, drawn large.'],
    [
      'Der Hahnentritt ist alt, die Farben nicht: {base} mit {second}.',
      'Houndstooth is old, the colours are not: {base} with {second}.',
    ],
    ['Im Hahnentritt greifen {base} und {second} ineinander.', 'In the houndstooth, {base} and {second} interlock.'],
  ],
  dots: [
    ['Punkte in {second} auf {base}.', 'Dots in {second} on {base}.'],
    [
      'Auf {base} sitzen runde Punkte in {second}, in Reihen versetzt.',
      'Round dots in {second} sit on {base}, in offset rows.',
    ],
    ['Gepunktet: {second} auf {base}.', 'Dotted: {second} on {base}.'],
  ],
}

/** Sentences about a print on a plain background; each names the colour of the background. */
export const PRINT_PHRASES: Readonly<Record<Exclude<DrawnPrint, 'none'>, readonly Phrase[]>> = {
  'chest-logo': [
    ['Klein und in {ink} auf {base}: das Logo {place}.', 'Small and in {ink} on {base}: the logo {place}.'],
    ['Das Logo {place} ist in {ink} auf {base} gesetzt.', 'The logo {place} is set in {ink} on {base}.'],
    ['{base}, dazu ein kleines Zeichen in {ink} {place}.', '{base}, plus a small mark in {ink} {place}.'],
    [
      'Ein kleines Logo in {ink} ist der einzige Kontrast zu {base}.',
      'A small logo in {ink} is the only contrast to {base}.',
    ],
    ['Viel {base}, wenig Logo: ein Punkt in {ink} {place}.', 'Plenty of {base}, little logo: a dot of {ink} {place}.'],
  ],
  'big-graphic': [
    [
      'Groß und in {ink} auf {base}: eine {motif}-Grafik {place}.',
      'Large and in {ink} on {base}: a {motif} graphic {place}.',
    ],
    [
      '{place} sitzt eine {motif}-Grafik, gedruckt in {ink} auf {base}.',
      'A {motif} graphic sits {place}, printed in {ink} on {base}.',
    ],
    ['Der Druck zeigt {motifs} in {ink} auf {base}.', 'The print shows {motifs} in {ink} on {base}.'],
    ['Auf {base} liegt eine {motif}-Grafik in {ink}.', 'A {motif} graphic in {ink} lies on {base}.'],
    [
      'Man sieht zuerst die Grafik: {motifs}, {ink} auf {base}.',
      'You see the graphic first: {motifs}, {ink} on {base}.',
    ],
    [
      '{base} hält still, die {motif}-Grafik in {ink} redet.',
      'The {base} keeps quiet while the {motif} graphic in {ink} does the talking.',
    ],
  ],
  wordmark: [
    ['{mark} steht {place}, in {ink} auf {base}.', '{mark} is written {place}, in {ink} on {base}.'],
    ['Der Schriftzug {mark} sitzt {place}, {ink} auf {base}.', 'The wordmark {mark} sits {place}, {ink} on {base}.'],
    [
      'In {ink} auf {base} gedruckt: der Schriftzug {mark} {place}.',
      'Printed in {ink} on {base}: the wordmark {mark} {place}.',
    ],
    [
      '{base} bildet den Grund, {mark} {place} den Kontrast in {ink}.',
      '{base} is the ground, {mark} {place} the contrast in {ink}.',
    ],
    [
      'Wer dahintersteckt, steht {place}: {mark}, in {ink} auf {base}.',
      'Who made it is written {place}: {mark}, in {ink} on {base}.',
    ],
    ['Auf {base} liest man {place} in {ink}: {mark}.', 'It reads {mark} {place}, in {ink} on {base}.'],
  ],
  'all-over': [
    [
      'Überall {motifs}: Der Allover-Print liegt in {ink} auf {base}.',
      'All over: {motifs} printed in {ink} on {base}.',
    ],
    [
      '{motifs} in {ink} ziehen sich über die ganze Fläche in {base}.',
      '{motifs} in {ink} spread across the whole {base} surface.',
    ],
    [
      'Auf einem Grund in {base} wiederholen sich {motifs} in {ink}.',
      'On a ground of {base}, {motifs} repeat in {ink}.',
    ],
    [
      'Rundum bedruckt: {motifs} in {ink}, dahinter {base}.',
      'Printed all round: {motifs} in {ink}, with {base} behind.',
    ],
  ],
  'side-tape': [
    ['An den Seiten läuft ein Tape in {ink} über {base}.', 'A tape in {ink} runs down the sides over {base}.'],
    ['{base} mit seitlichem Streifenband in {ink}.', '{base} with a side tape in {ink}.'],
    ['Auf {base} zieht sich ein Band in {ink} die Seite entlang.', 'On {base}, a tape in {ink} follows the side.'],
    ['Das Seitenband kommt in {ink}, der Rest in {base}.', 'The side tape comes in {ink}, the rest in {base}.'],
  ],
  'small-word': [
    [
      'Über dem Herzen steht klein {mark}, in {ink} auf {base}.',
      'A small {mark} sits over the heart, in {ink} on {base}.',
    ],
    [
      '{base}, dazu links auf der Brust der Schriftzug {mark} in {ink}.',
      '{base}, with the wordmark {mark} in {ink} on the left chest.',
    ],
    [
      'Auf {base} liest man über dem Herzen {mark}, klein und in {ink}.',
      'Over the heart it reads {mark}, small and in {ink}, on {base}.',
    ],
  ],
  motif: [
    ['Eine {motif}-Grafik in {ink} sitzt {place}, auf {base}.', 'A {motif} graphic in {ink} sits {place}, on {base}.'],
    ['{base} mit einer {motif}-Grafik in {ink} {place}.', '{base} with a {motif} graphic in {ink} {place}.'],
    [
      'Auf {base} fällt {place} eine {motif}-Grafik in {ink} auf.',
      'On {base}, a {motif} graphic in {ink} stands out {place}.',
    ],
  ],
}

/** Sentences about a print on top of a pattern. */
export const ADDED_PRINT_PHRASES: Readonly<Record<Exclude<DrawnPrint, 'none'>, readonly Phrase[]>> = {
  'chest-logo': [
    ['Dazu kommt ein kleines Logo in {ink} {place}.', 'There is also a small logo in {ink} {place}.'],
    ['Das Logo {place} hält sich klein und kommt in {ink}.', 'The logo {place} stays small and comes in {ink}.'],
    ['Klein und in {ink}: das Logo {place}.', 'Small and in {ink}: the logo {place}.'],
  ],
  'big-graphic': [
    ['Groß und in {ink}: eine {motif}-Grafik {place}.', 'Large and in {ink}: a {motif} graphic {place}.'],
    ['Darüber liegt eine {motif}-Grafik in {ink}.', 'A {motif} graphic in {ink} lies on top.'],
    ['Der Druck zeigt dazu {motifs} in {ink}.', 'The print adds {motifs} in {ink}.'],
  ],
  wordmark: [
    ['{mark} steht in {ink} {place}.', '{mark} is written in {ink} {place}.'],
    ['Dazu der Schriftzug {mark} {place}, in {ink}.', 'With it, the wordmark {mark} {place}, in {ink}.'],
    ['In {ink} gedruckt: der Schriftzug {mark} {place}.', 'Printed in {ink}: the wordmark {mark} {place}.'],
  ],
  'all-over': [['{motifs} in {ink} liegen über der ganzen Fläche.', '{motifs} in {ink} cover the whole surface.']],
  'side-tape': [
    ['Ein Band in {ink} zieht sich die Seite entlang.', 'A tape in {ink} follows the side.'],
    ['Seitlich läuft ein Tape in {ink}.', 'A tape in {ink} runs along the side.'],
  ],
  'small-word': [
    ['Über dem Herzen steht klein {mark}, in {ink}.', 'A small {mark} in {ink} sits over the heart.'],
    [
      'Dazu der Schriftzug {mark} links auf der Brust, in {ink}.',
      'With it, the wordmark {mark} on the left chest, in {ink}.',
    ],
  ],
  motif: [
    ['Dazu kommt eine {motif}-Grafik in {ink} {place}.', 'There is also a {motif} graphic in {ink} {place}.'],
    ['{place} sitzt eine {motif}-Grafik in {ink}.', 'A {motif} graphic in {ink} sits {place}.'],
  ],
}

/** Sentences about products in one plain colour. */
export const PLAIN_PHRASES: Readonly<Record<DemoProduct['productType'], readonly Phrase[]>> = {
  tops: [
    [
      'Ganz in {base}, nur das Etikett setzt einen Punkt in {accent}.',
      'All in {base}; only the label adds a dot of {accent}.',
    ],
    ['Einfarbig in {base}.', 'Plain {base}.'],
    ['{base} von oben bis unten, ohne Druck.', '{base} from top to bottom, with no print.'],
    [
      'Die Farbe ist {base}, ein kleines Detail in {accent} bricht sie.',
      'The colour is {base}, broken by one small detail in {accent}.',
    ],
    ['Kein Druck, kein Muster: nur {base}.', 'No print, no pattern: just {base}.'],
    [
      'Gefärbt in {base}, mit einem Hauch {accent} am Etikett.',
      'Dyed in {base}, with a touch of {accent} on the label.',
    ],
  ],
  pants: [
    ['Es bleibt bei einer Farbe: {base}.', 'Kept to one colour: {base}.'],
    ['{base} ohne Druck, mit kleinem Etikett in {accent}.', '{base} without print, with a small label in {accent}.'],
    ['Gefärbt in {base}.', 'Dyed in {base}.'],
    ['In {base}, schlicht und ohne Muster.', 'In {base}, simple and without pattern.'],
    [
      'Die Farbe heißt {base}, das Etikett hält mit {accent} dagegen.',
      'The colour is {base}; the label answers in {accent}.',
    ],
  ],
  shoes: [
    ['{base} oben, die Sohle in {second}.', '{base} on top, the sole in {second}.'],
    [
      'Der Schuh kommt in {base}, Sohle und Kanten in {second}.',
      'The shoe comes in {base}, sole and edges in {second}.',
    ],
    [
      'In {base} mit Sohle in {second} und Akzenten in {accent}.',
      'In {base} with a sole in {second} and accents in {accent}.',
    ],
    ['Die Sohle setzt mit {second} einen Kontrast zu {base}.', 'The sole in {second} contrasts with the {base}.'],
    ['Farblich klar: {base}, dazu {second} an der Sohle.', 'Clear in colour: {base}, plus {second} at the sole.'],
  ],
  accessories: [
    ['Einfarbig in {base}, mit einem Akzent in {accent}.', 'Plain {base}, with one accent in {accent}.'],
    ['In {base}, schlicht gehalten.', 'In {base}, kept simple.'],
    ['{base} mit kleinen Akzenten in {accent}.', '{base} with small accents in {accent}.'],
    ['Eine Farbe genügt hier: {base}.', 'One colour is enough here: {base}.'],
    ['Ganz in {base} gehalten.', 'Kept all in {base}.'],
  ],
}

/** Every cap is embroidered in front. */
export const PLAIN_CAPS: readonly Phrase[] = [
  ['In {base}, vorn bestickt in {ink}.', 'In {base}, embroidered in {ink} in front.'],
  [
    'Die Krone ist in {base} gehalten, die Stickerei vorn in {ink}.',
    'The crown is {base}, the embroidery in front {ink}.',
  ],
  ['{base} mit einer Stickerei in {ink} auf der Front.', '{base} with embroidery in {ink} on the front.'],
]

/** Sunglasses have neither label nor print. */
export const PLAIN_SHADES: readonly Phrase[] = [
  ['Der Rahmen kommt in {base}, die Gläser sind dunkel.', 'The frame comes in {base}, the lenses are dark.'],
  ['Rahmen und Bügel in {base}.', 'Frame and temples in {base}.'],
  [
    'In {base}, mit einem kleinen Akzent in {accent} am Bügel.',
    'In {base}, with a small accent in {accent} on the temple.',
  ],
]

/** A motif as the first half of a compound, and as several things in the nominative or accusative. */
export const MOTIF_WORDS: Readonly<Record<Motif, { single: Phrase; many: Phrase }>> = {
  orbit: { single: ['Orbit', 'orbit'], many: ['Umlaufbahnen', 'orbits'] },
  wave: { single: ['Wellen', 'wave'], many: ['Wellen', 'waves'] },
  grid: { single: ['Raster', 'grid'], many: ['Rasterlinien', 'grid lines'] },
  bloom: { single: ['Blüten', 'flower'], many: ['Blüten', 'blossoms'] },
  bolt: { single: ['Blitz', 'bolt'], many: ['Blitze', 'lightning bolts'] },
  eye: { single: ['Augen', 'eye'], many: ['Augen', 'eyes'] },
  mountain: { single: ['Gipfel', 'mountain'], many: ['Berggipfel', 'mountain peaks'] },
  checker: { single: ['Schachbrett', 'checkerboard'], many: ['Schachfelder', 'checkerboard squares'] },
  glyph: { single: ['Zeichen', 'glyph'], many: ['Schriftzeichen', 'glyphs'] },
  signal: { single: ['Signal', 'signal'], many: ['Signalbalken', 'signal bars'] },
}
