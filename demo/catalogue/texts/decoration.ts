import type { DrawnPrint } from '../../drawn.ts'
import type { Motif, Pattern } from '../../look.ts'
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
    ['Das Karo setzt {second} auf {base}.', 'The check puts {second} on {base}.'],
    ['Breite Bänder in {second} kreuzen sich auf {base}.', 'Wide bands of {second} cross on {base}.'],
  ],
  camo: [
    [
      'Das Tarnmuster mischt {base} mit {second}, verstecken kann man sich darin nicht.',
      'The camouflage mixes {base} with {second}; it hides no one.',
    ],
    [
      'Camouflage, einmal anders gefärbt: {base} mit Flecken in {second}.',
      'Camouflage in other colours: {base} with patches of {second}.',
    ],
    ['Flecken in {second} schwimmen auf {base}.', 'Patches of {second} float on {base}.'],
  ],
  'tie-dye': [
    [
      'Gebatikt in {base}, {second} und {accent}, der Verlauf dreht sich aus der Mitte.',
      'Tie-dyed in {base}, {second} and {accent}, swirling out from the middle.',
    ],
    [
      'Die Batik mischt {base} mit {second} und {accent}; kein Stück gleicht genau dem anderen.',
      'The tie-dye mixes {base} with {second} and {accent}; no two pieces match exactly.',
    ],
    [
      'Gewickelt, gebunden, gefärbt: {second} und {accent} auf {base}.',
      'Twisted, tied, dyed: {second} and {accent} on {base}.',
    ],
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
    ['Der Farbblock trennt {base} von {second}.', 'The colour block splits {base} from {second}.'],
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
    ['Hahnentritt in {base} und {second}.', 'Houndstooth in {base} and {second}.'],
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
    ['{base}, dazu ein kleines Logo in {ink} {place}.', '{base}, plus a small logo in {ink} {place}.'],
    ['Viel {base}, wenig Logo: {place} etwas {ink}.', 'Plenty of {base}, little logo: a bit of {ink} {place}.'],
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
    ['Der Druck zeigt {shown} in {ink} auf {base}.', 'The print shows {shown} in {ink} on {base}.'],
    ['Auf {base} liegt eine {motif}-Grafik in {ink}.', 'A {motif} graphic in {ink} lies on {base}.'],
    ['Man sieht zuerst die Grafik: {shown}, {ink} auf {base}.', 'You see the graphic first: {shown}, {ink} on {base}.'],
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
  body: [
    [
      'Vorn überall {motifs} in {ink} auf {base}, die Ärmel bleiben ohne Druck.',
      'All over the front: {motifs} in {ink} on {base}; the sleeves stay unprinted.',
    ],
    [
      '{motifs} in {ink} ziehen sich über die Front in {base}, die Ärmel sind frei.',
      '{motifs} in {ink} spread across the {base} front; the sleeves are left clear.',
    ],
    [
      'Auf einem Grund in {base} wiederholen sich {motifs} in {ink}, nur die Ärmel lässt der Druck aus.',
      'On a ground of {base}, {motifs} repeat in {ink}; only the sleeves go without.',
    ],
    [
      'Vorn bedruckt: {motifs} in {ink}, dahinter {base}.',
      'Printed on the front: {motifs} in {ink}, with {base} behind.',
    ],
  ],
  half: [
    [
      'Auf einer Hälfte wiederholen sich {motifs} in {ink}, die andere bleibt {base}.',
      'On one half {motifs} repeat in {ink}; the other stays {base}.',
    ],
    ['{base}, auf einer Seite bedruckt: {motifs} in {ink}.', '{base}, printed on one side: {motifs} in {ink}.'],
  ],
  'side-tape': [
    ['An den Seiten laufen Streifen in {tape} über {base}.', 'Stripes in {tape} run down the sides over {base}.'],
    ['{base} mit seitlichem Streifenband in {tape}.', '{base} with a side tape in {tape}.'],
    ['Auf {base} zieht sich ein Band in {tape} die Seite entlang.', 'On {base}, a tape in {tape} follows the side.'],
    ['Das Seitenband kommt in {tape}, der Rest in {base}.', 'The side tape comes in {tape}, the rest in {base}.'],
  ],
  'sleeve-stripes': [
    ['{base}, mit Streifen von der Schulter bis zum Bündchen.', '{base}, with stripes from shoulder to cuff.'],
    ['Die Farbe ist {base}, über die Ärmel laufen Streifen.', 'The colour is {base}; stripes run down the sleeves.'],
    ['In {base}, die Ärmel sind seitlich gestreift.', 'In {base}, with stripes along the sleeves.'],
  ],
  'covered-word': [
    [
      'Am Bein läuft der Schriftzug {mark} unter der Tasche hindurch, {ink} auf {base}.',
      'Down the leg the wordmark {mark} runs under the pocket, {ink} on {base}.',
    ],
    [
      '{mark} steht längs am Bein, in {ink} auf {base}, halb von der Tasche verdeckt.',
      '{mark} runs down the leg in {ink} on {base}, half covered by the pocket.',
    ],
    [
      'Auf {base} schaut der Schriftzug {mark} unter der Beintasche hervor, in {ink}.',
      'On {base} the wordmark {mark} looks out from under the leg pocket, in {ink}.',
    ],
  ],
  patch: [['Vorn sitzt ein Aufnäher mit {mark}.', 'A patch in front says {mark}.']],
  label: [
    [
      'In {base}, auf dem Umschlag ein gewebtes Etikett in {accent}.',
      'In {base}, with a woven label in {accent} on the cuff.',
    ],
    ['{base} mit einem Etikett in {accent} {place}.', '{base} with a label in {accent} {place}.'],
    [
      'Das Etikett {place} kommt in {accent}, die Mütze in {base}.',
      'The label {place} comes in {accent}, the hat in {base}.',
    ],
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
    ['Der Druck zeigt dazu {shown} in {ink}.', 'The print adds {shown} in {ink}.'],
  ],
  wordmark: [
    ['{mark} steht in {ink} {place}.', '{mark} is written in {ink} {place}.'],
    ['Dazu der Schriftzug {mark} {place}, in {ink}.', 'With it, the wordmark {mark} {place}, in {ink}.'],
    ['In {ink} gedruckt: der Schriftzug {mark} {place}.', 'Printed in {ink}: the wordmark {mark} {place}.'],
  ],
  'all-over': [['{motifs} in {ink} liegen über der ganzen Fläche.', '{motifs} in {ink} cover the whole surface.']],
  body: [
    [
      '{motifs} in {ink} liegen darüber, nur die Ärmel sind frei.',
      '{motifs} in {ink} lie on top; only the sleeves are clear.',
    ],
  ],
  half: [['Auf einer Hälfte liegen {motifs} in {ink}.', '{motifs} in {ink} cover one half.']],
  'side-tape': [
    ['Ein Band in {tape} zieht sich die Seite entlang.', 'A tape in {tape} follows the side.'],
    ['Seitlich läuft ein Tape in {tape}.', 'A tape in {tape} runs along the side.'],
  ],
  'sleeve-stripes': [
    ['Über die Ärmel laufen Streifen bis zum Bündchen.', 'Stripes run down the sleeves to the cuffs.'],
    ['Dazu Streifen entlang der Ärmel.', 'With stripes along the sleeves.'],
  ],
  'covered-word': [
    [
      'Am Bein läuft der Schriftzug {mark} unter der Tasche hindurch.',
      'Down the leg the wordmark {mark} runs under the pocket.',
    ],
  ],
  patch: [
    ['Vorn sitzt ein Aufnäher in {second} mit dem Schriftzug {mark}.', 'A patch in {second} in front says {mark}.'],
    ['{mark} steht vorn auf einem Aufnäher in {second}.', '{mark} is written in front on a patch of {second}.'],
  ],
  label: [
    ['Auf dem Umschlag sitzt ein gewebtes Etikett in {accent}.', 'A woven label in {accent} sits on the cuff.'],
    ['Dazu ein Etikett in {accent} {place}.', 'With a label in {accent} {place}.'],
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

/**
 * A motif as the first half of a compound, as several things in the nominative or accusative, and as one large graphic
 * shows it, in the accusative.
 */
export const MOTIF_WORDS: Readonly<Record<Motif, { single: Phrase; many: Phrase; shown: Phrase }>> = {
  orbit: { single: ['Orbit', 'orbit'], many: ['Umlaufbahnen', 'orbits'], shown: ['Umlaufbahnen', 'orbits'] },
  wave: { single: ['Wellen', 'wave'], many: ['Wellen', 'waves'], shown: ['Wellen', 'waves'] },
  grid: { single: ['Mosaik', 'mosaic'], many: ['Mosaike', 'mosaics'], shown: ['ein Mosaik', 'a mosaic'] },
  bloom: { single: ['Blüten', 'flower'], many: ['Blüten', 'blossoms'], shown: ['eine Blüte', 'a blossom'] },
  bolt: { single: ['Blitz', 'bolt'], many: ['Blitze', 'lightning bolts'], shown: ['einen Blitz', 'a lightning bolt'] },
  eye: { single: ['Augen', 'eye'], many: ['Augen', 'eyes'], shown: ['ein Auge', 'an eye'] },
  mountain: {
    single: ['Gipfel', 'mountain'],
    many: ['Berggipfel', 'mountain peaks'],
    shown: ['Berggipfel', 'mountain peaks'],
  },
  checker: {
    single: ['Schachbrett', 'checkerboard'],
    many: ['Schachfelder', 'checkerboards'],
    shown: ['ein Schachbrett', 'a checkerboard'],
  },
  glyph: { single: ['Zeichen', 'glyph'], many: ['Schriftzeichen', 'glyphs'], shown: ['Schriftzeichen', 'glyphs'] },
  signal: { single: ['Ringe', 'ring'], many: ['Ringe', 'rings'], shown: ['Ringe', 'rings'] },
}
