import { Parser } from 'htmlparser2'
import { PROOF_FILE, PROOF_NAME, type ProofMethod } from '#contract/registration.limits.ts'
import { type Fetched, FetchFailure } from '#server/platform/fetch/fetched.ts'
import type { Internet } from '#server/platform/fetch/internet.ts'
import { type ClaimedDomain, claimedDomain } from './claimed-domain.ts'

/** Ways that need no mailbox. */
export type VisibleMethod = Exclude<ProofMethod, 'mail'>

const LIMITS = {
  page: { maxBytes: 2_000_000, timeoutMs: 8000, accept: 'text/html' },
  file: { maxBytes: 4000, timeoutMs: 8000, accept: 'text/plain' },
} as const

/** What the TXT record must say. */
const txtRecordOf = (token: string): string => `${PROOF_NAME}=${token}`

/** Whether the domain shows the token; throws a `FetchFailure` where it cannot be reached. */
export async function findProof(
  internet: Internet,
  claim: ClaimedDomain & { readonly token: string },
  method: VisibleMethod,
): Promise<boolean> {
  if (method === 'dns') return hasRecord(internet, claim)
  const shows = method === 'meta' ? hasMetaTag : isFileContent
  const [path, limits] = method === 'meta' ? (['/', LIMITS.page] as const) : ([PROOF_FILE, LIMITS.file] as const)
  let failure: unknown = null
  let isReached = false
  for (const host of hostsOf(claim)) {
    try {
      const page = await internet.fetch(`https://${host}${path}`, limits)
      isReached = true
      if (isOf(page, claim) && page.status === 200 && shows(page.body.toString('utf8'), claim.token)) return true
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      failure = error
    }
  }
  if (!isReached && failure) throw failure
  return false
}

const hostsOf = ({ domain, isShared }: ClaimedDomain): string[] => (isShared ? [domain] : [domain, `www.${domain}`])

/** Redirects may lead away: only a page of the domain itself proves it. */
const isOf = ({ url }: Fetched, { domain }: ClaimedDomain): boolean => claimedDomain(url.href)?.domain === domain

async function hasRecord(internet: Internet, { domain, token }: { domain: string; token: string }): Promise<boolean> {
  try {
    return (await internet.txt(domain)).some((record) => record.trim() === txtRecordOf(token))
  } catch (error) {
    throw new FetchFailure('name', { cause: error })
  }
}

const isFileContent = (text: string, token: string): boolean => text.trim() === token

/** In the head only: visitors of a shop may be able to write into the body. */
function hasMetaTag(html: string, token: string): boolean {
  let isFound = false
  let isOver = false
  const parser = new Parser({
    onopentag(name, { name: key, content }) {
      if (name === 'body') isOver = true
      if (!isOver && name === 'meta' && key?.toLowerCase() === PROOF_NAME && content?.trim() === token) isFound = true
    },
    onclosetag(name) {
      if (name === 'head') isOver = true
    },
  })
  parser.end(html)
  return isFound
}
