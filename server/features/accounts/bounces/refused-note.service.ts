import type { Language } from '#contract/vocabulary.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { bounceStateOf } from './bounces.service.ts'

const REFUSED: Readonly<Record<Language, string>> = {
  de: 'Diese Adresse hat unsere letzte Mail abgewiesen. Wir versuchen es noch einmal. Prüfe die Schreibweise, oder nimm eine andere Adresse.',
  en: 'This address refused our last email. We are trying again. Check the spelling, or use another address.',
}

/**
 * What a screen says that orders a code for an address that refused mails; null for all others. It does not tell whether
 * the address has an account: sign-ups for drops are mailed without one.
 */
export async function refusedNote(scope: Scope, email: string): Promise<string | null> {
  const bounces = await bounceStateOf(scope, [email])
  return bounces.has(email) ? REFUSED[scope.language] : null
}
