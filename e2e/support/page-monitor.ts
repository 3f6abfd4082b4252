import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core'

export interface PageMonitor {
  /** Problems seen so far, as sentences. */
  readonly problems: string[]
  /** The journey causes answers with this status; others still fail it. Without a path they may come from anywhere. */
  allowStatus(status: number, path?: string): void
  /** The journey causes a console message that matches. */
  allowConsole(message: RegExp): void
}

interface AllowedStatus {
  readonly status: number
  readonly path: string | null
}

const OWN_SCHEMES = new Set(['data:', 'blob:', 'about:'])

/**
 * Records what a page must never do; the journey fails with it at its end. `origin` is that of our server. Pages of the
 * native shell come from one of `others`.
 */
export function monitorContext(context: BrowserContext, origin: string, others: readonly string[] = []): PageMonitor {
  const problems: string[] = []
  const expected: AllowedStatus[] = []
  const allowedMessages: RegExp[] = []
  const note = (sentence: string) => {
    if (!problems.includes(sentence)) problems.push(sentence)
  }
  context.on('page', (page) => {
    page.on('pageerror', (error) => note(`uncaught: ${error.stack || error.message || error.name}`))
  })
  context.on('console', (message) => {
    if (isReported(message) && !allowedMessages.some((allowed) => allowed.test(message.text())))
      note(`console ${message.type()}: ${message.text()}`)
  })
  context.on('request', (request) => {
    const { protocol, origin: asked, hostname } = new URL(request.url())
    if (asked === origin || others.includes(asked) || OWN_SCHEMES.has(protocol) || isLinkOut(request)) return
    note(`request to another host: ${hostname} (${request.resourceType()})`)
  })
  context.on('response', (response) => {
    const refused = refusalOf(response, origin)
    if (refused && !expected.some((each) => matches(each, refused))) {
      note(`answer ${refused.status} to ${response.request().method()} ${refused.path}`)
    }
  })
  return {
    problems,
    allowStatus: (status, path) => expected.push({ status, path: path ?? null }),
    allowConsole: (message) => allowedMessages.push(message),
  }
}

const matches = (expected: AllowedStatus, { status, path }: AllowedStatus): boolean =>
  expected.status === status && (expected.path === null || expected.path === path)

/** Failed loads are judged by their answers. Playwright blocks service workers, and the browser warns of it. */
const IGNORED_MESSAGES = ['Failed to load resource', 'Service Worker registration blocked by Playwright'] as const

function isReported(message: ConsoleMessage): boolean {
  const isProblem = message.type() === 'error' || message.type() === 'warning'
  return isProblem && !IGNORED_MESSAGES.some((start) => message.text().startsWith(start))
}

/** "Buy" leads to the shop of the brand; pages must not load anything from there by themselves. */
const isLinkOut = (request: Request): boolean => request.isNavigationRequest() && isTopFrame(request)

function isTopFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null
  } catch {
    // The first request of a new tab: Playwright has no frame for it yet.
    return true
  }
}

function refusalOf(response: Response, origin: string): AllowedStatus | null {
  const url = new URL(response.url())
  if (response.status() < 400 || url.origin !== origin) return null
  return { status: response.status(), path: url.pathname }
}
