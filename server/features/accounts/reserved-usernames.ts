import { skeletonOf } from '#server/platform/text/lookalikes.ts'

/** The product's own name: no username may contain it. */
const OWN_NAME = skeletonOf('dropdeck')

/** Names of roles and of technical addresses (RFC 2142): users would take their owner for the operator. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'abuse account admin administration administrator admins billing compliance contact datenschutz demo help helpdesk ' +
    'hilfe hostmaster imprint impressum info kontakt kundendienst kundenservice legal mailerdaemon mod moderation ' +
    'moderator moderatoren noreply null official offiziell operator owner payment payments postmaster press presse ' +
    'privacy root sales security service staff status superuser support sys sysadmin system team undefined ' +
    'verification verified verifiziert webmaster'
  )
    .split(' ')
    .map(skeletonOf),
)

const DIGIT_AS_LETTER: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }

/**
 * Whether a username is kept for the operator: also with separators and digits (`ad-min`, `support24`, `r00t`), or in
 * letters that look alike. Takes the skeleton of the name. Accounts that are older than this rule keep theirs.
 */
export function isReservedUsername(usernameSkeleton: string): boolean {
  const joined = usernameSkeleton.replaceAll(/[._-]/g, '')
  const name = joined.replace(/\d+$/, '').replaceAll(/\d/g, (digit) => DIGIT_AS_LETTER[digit] ?? digit)
  return RESERVED.has(name) || name.includes(OWN_NAME)
}
