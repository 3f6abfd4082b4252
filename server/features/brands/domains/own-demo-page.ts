import { isDemoShopPath } from '#contract/demo-shop.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** Whether an address is a demo page of this server, which counts as proven in the demo (Decision 133). */
export function isOwnDemoPage({ config }: Pick<World, 'config'>, address: string): boolean {
  if (!config.demo || config.production) return false
  const url = URL.parse(address)
  return url !== null && url.origin === new URL(siteUrlOf(config)).origin && isDemoShopPath(`${url.pathname}/`)
}
