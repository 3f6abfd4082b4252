import type { World } from '#server/platform/scope/scope.ts'
import { accountsWork } from './features/accounts/accounts.jobs.ts'
import { adsWork } from './features/ads/ads.jobs.ts'
import { eraseAdsOfBrand } from './features/ads/erase-brand.service.ts'
import { billingWork } from './features/billing/billing.jobs.ts'
import { eraseBillingOfBrand } from './features/billing/erase-brand.service.ts'
import { recoveryWork } from './features/brands/recovery/recovery.jobs.ts'
import { registrationWork } from './features/brands/registration/registration.jobs.ts'
import { teamWork } from './features/brands/team/team.jobs.ts'
import { importsWork } from './features/catalogue-import/batches/imports.jobs.ts'
import { feedsWork } from './features/catalogue-import/feeds/feeds.jobs.ts'
import { chatWork } from './features/chat/chat.jobs.ts'
import { discoveryWork } from './features/discovery/discovery.jobs.ts'
import { dropsWork } from './features/drops/drops.jobs.ts'
import { insightsWork } from './features/insights/insights.jobs.ts'
import { moderationWork } from './features/moderation/moderation.jobs.ts'
import { notificationsWork } from './features/notifications/notifications.jobs.ts'
import { ordersWork } from './features/orders/orders.jobs.ts'
import { productsWork } from './features/products/products.jobs.ts'
import { pushWork } from './features/push/push.jobs.ts'
import { createPushSender } from './features/push/sending/push-sender.ts'
import { searchWork } from './features/search/search.jobs.ts'
import { shelfWork } from './features/shelf/shelf.jobs.ts'
import { siteWork } from './features/site/site.jobs.ts'
import { eraseTicketsOfBrand } from './features/support/erase-brand.service.ts'
import { supportWork } from './features/support/support.jobs.ts'
import { systemWork } from './features/system/system.jobs.ts'
import { partitionsWork } from './platform/audit/audit.jobs.ts'
import type { JobRunner } from './platform/jobs/jobs.ts'

/** Lets this process run the jobs of every feature, one line each. */
export async function startWorker(world: World, runner: JobRunner, databaseUrl: string): Promise<void> {
  await accountsWork(world, runner)
  await notificationsWork(world, runner)
  await teamWork(world, runner)
  await recoveryWork(world, runner)
  await registrationWork(world, runner)
  await productsWork(world, runner, [eraseAdsOfBrand, eraseBillingOfBrand, eraseTicketsOfBrand])
  await importsWork(world, runner)
  await feedsWork(world, runner)
  await pushWork(world, runner, createPushSender())
  await dropsWork(world, runner)
  await billingWork(world, runner)
  await adsWork(world, runner)
  await ordersWork(world, runner)
  await supportWork(world, runner)
  await shelfWork(world, runner, databaseUrl)
  await discoveryWork(world, runner)
  await insightsWork(world, runner)
  await searchWork(world, runner)
  await siteWork(world, runner)
  await chatWork(world, runner)
  await moderationWork(world, runner)
  await systemWork(world, runner)
  await partitionsWork(world, runner)
}
