import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core'

export interface Watch {
  /** What was wrong so far, as sentences. */
  readonly problems: string[]
  /** This journey provokes refusals of that kind; others still fail it. Without a path: wherever they come from. */
  expectAnswer(status: number, path?: string): void
  /** This journey provokes a failure that the console names in such words. */
  expectComplaint(says: RegExp): void
}

interface Expected {
  readonly status: number
  readonly path: string | null
}

/** Asking who somebody is, is how the app learns that nobody is signed in (Spec §7). */
const USUAL: readonly Expected[] = [{ status: 401, path: '/api/auth/me' }]
const OWN_SCHEMES = new Set(['data:', 'blob:', 'about:'])

/**
 * Notes what a page must never do; the journey fails with it at its end. `origin` is our server's; pages of the native
 * shell come from one of `others`.
 */
export function watchContext(context: BrowserContext, origin: string, others: readonly string[] = []): Watch {
  const problems: string[] = []
  const expected = [...USUAL]
  const complaints: RegExp[] = []
  const note = (sentence: string) => {
    if (!problems.includes(sentence)) problems.push(sentence)
  }
  context.on('page', (page) => {
    page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`))
  })
  context.on('console', (message) => {
    if (isWorthSaying(message) && !complaints.some((says) => says.test(message.text())))
      note(`console ${message.type()}: ${message.text()}`)
  })
  context.on('request', (request) => {
    const { protocol, origin: asked, hostname } = new URL(request.url())
    if (asked === origin || others.includes(asked) || OWN_SCHEMES.has(protocol) || isPersonLeaving(request)) return
    note(`request to another host: ${hostname} (${request.resourceType()})`)
  })
  context.on('response', (response) => {
    const refused = refusal(response, origin)
    if (refused && !expected.some((each) => matches(each, refused))) {
      note(`answer ${refused.status} to ${response.request().method()} ${refused.path}`)
    }
  })
  return {
    problems,
    expectAnswer: (status, path) => expected.push({ status, path: path ?? null }),
    expectComplaint: (says) => complaints.push(says),
  }
}

const matches = (expected: Expected, { status, path }: Expected): boolean =>
  expected.status === status && (expected.path === null || expected.path === path)

/** Failed loads are judged by their answers; without a connection they have none. The browser says that it has no worker. */
const NO_COMPLAINT = ['Failed to load resource', 'Service Worker registration blocked by Playwright'] as const

function isWorthSaying(message: ConsoleMessage): boolean {
  const isComplaint = message.type() === 'error' || message.type() === 'warning'
  return isComplaint && !NO_COMPLAINT.some((start) => message.text().startsWith(start))
}

/** A person who presses "buy" leaves for the shop of the brand; pages may never load from there by themselves. */
const isPersonLeaving = (request: Request): boolean => request.isNavigationRequest() && isTopFrame(request)

function isTopFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null
  } catch {
    // Playwright knows no frame yet: the first request of a new tab.
    return true
  }
}

function refusal(response: Response, origin: string): Expected | null {
  const url = new URL(response.url())
  if (response.status() < 400 || url.origin !== origin) return null
  return { status: response.status(), path: url.pathname }
}
