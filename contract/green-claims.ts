import type { ProductForm } from './product-form.ts'

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

/** Cyrillic letters that look like Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...'асеорхуікмнтв'].map((letter, at) => [letter, [...'aceopxyikmhtb'][at] ?? letter]),
)

/** The text as it is displayed: without invisible characters, marks of bold text, other widths and shapes of the same letters. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Default_Ignorable_Code_Point}*_]/gu, '')
    .replaceAll(/[а-я\u0456]/g, (letter) => LOOKALIKES.get(letter) ?? letter)

/** All texts of a product that can carry a claim. */
export const textsOfProduct = ({ name, description, tags, variants, care }: ProductForm): string[] => [
  name,
  description.de ?? '',
  description.en ?? '',
  ...tags,
  ...variants.flatMap(({ colourName, size }) => [colourName.de ?? '', colourName.en ?? '', size ?? '']),
  care.de ?? '',
  care.en ?? '',
]

/** The first environmental claim of these texts; null: none. */
export function greenClaimIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = claimOf(text)
    if (found !== null) return found
  }
  return null
}

function claimOf(text: string): string | null {
  const lower = asRead(text)
  for (const claim of CLAIMS) {
    const found = claim.exec(lower)?.[0]
    if (found) return found
  }
  return null
}

/** Whether texts say something else about the environment than before, or prove it otherwise: each sentence is part of the claim. */
export function areClaimsNew(texts: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before)
  return texts.some((text) => !known.has(text) && claimOf(text) !== null)
}
