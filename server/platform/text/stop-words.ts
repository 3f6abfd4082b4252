/** Words that occur in every text; they are neither indexed nor searched. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a aber als am an and are auch auf aus bei bis by das dass dein deine dem den der des die diese doch du durch ein eine ' +
    'einem einen einer eines er es for from fuer hat have ihr im in innen is ist it its kann kein keine man mit nach ' +
    'nicht no noch not nur oder of on or our sein sich sie sind so that the their this to um und uns unser unsere unter ' +
    'vom von was wenn wer wie wir wird with you your zu zum zur ueber'
  ).split(' '),
)
