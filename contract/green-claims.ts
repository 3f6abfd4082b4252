/**
 * General environmental claims that need evidence (UWG as of 27 September 2026, Trust L29). "grün" and "green" count only
 * before words of production, because they are colours, too.
 */
const CLAIMS: readonly RegExp[] = [
  /(?<!\p{L})nachhaltig\p{L}*/u,
  /(?<!\p{L})klima(neutral|freundlich|positiv|schonend)\p{L}*/u,
  /(?<!\p{L})co2[ -]?(neutral|frei|kompensiert)\p{L}*/u,
  /(?<!\p{L})umwelt(freundlich|schonend|bewusst|verträglich)\p{L}*/u,
  /(?<!\p{L})(öko|ökologisch\p{L}*|eco|bio)(?!\p{L})/u,
  /(?<!\p{L})öko-?(mode|kleidung|fashion)\p{L}*/u,
  /(?<!\p{L})biologisch abbaubar\p{L}*/u,
  /(?<!\p{L})fair(e[mnrs]?)?([ -](trade|produziert|hergestellt|gehandelt|fashion|made)\p{L}*)?(?!\p{L})/u,
  /(?<!\p{L})fairtrade(?!\p{L})/u,
  /(?<!\p{L})grüne[mnrs]? (mode|produktion|herstellung|energie|zukunft)(?!\p{L})/u,
  /(?<!\p{L})green (fashion|production|energy|future)(?!\p{L})/u,
  /(?<!\p{L})sustainab\p{L}*/u,
  /(?<!\p{L})(climate|carbon)[ -](neutral|positive|friendly)(?!\p{L})/u,
  /(?<!\p{L})(eco|environmentally|climate)[ -]?(friendly|conscious)(?!\p{L})/u,
  /(?<!\p{L})biodegradable(?!\p{L})/u,
  /(?<!\p{L})ethical(ly)?(?!\p{L})/u,
]

/** The first environmental claim of these texts as it is written; null: none. */
export function greenClaimIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const lower = text.normalize('NFC').toLowerCase()
    for (const claim of CLAIMS) {
      const found = claim.exec(lower)?.[0]
      if (found) return found
    }
  }
  return null
}
