import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { openInitialData } from '#server/features/site/initial-data.service.ts'
import { createAdmission } from '#server/platform/http/admission.ts'
import { answerUnknownPaths, createHttpServer, registerApi } from '#server/platform/http/http-server.ts'
import type { Identification } from '#server/platform/http/route-context.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { demoShopRoutes } from './demo/shop/shop-routes.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { revertEmailRoutes } from './features/accounts/email-change/revert-email.routes.ts'
import { exportRoutes } from './features/accounts/export/export.routes.ts'
import { peopleRoutes } from './features/accounts/people/people.routes.ts'
import { staffRoutes } from './features/accounts/staff/staff.routes.ts'
import { viewRoutes } from './features/accounts/views/views.routes.ts'
import { administrationRoutes } from './features/administration/administration.routes.ts'
import { adsRoutes } from './features/ads/ads.routes.ts'
import { campaignsRoutes } from './features/ads/campaigns/campaigns.routes.ts'
import { staffAdsRoutes } from './features/ads/staff/staff-ads.routes.ts'
import { moneyRequestsRoutes } from './features/billing/approvals/requests.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { planRoutes } from './features/billing/plans/plan.routes.ts'
import { staffBillingRoutes } from './features/billing/staff/staff-billing.routes.ts'
import { boardsRoutes } from './features/boards/boards.routes.ts'
import { brandsRoutes } from './features/brands/brands.routes.ts'
import { brandsOfPerson } from './features/brands/memberships.service.ts'
import { recoveryLinks, recoveryRoutes } from './features/brands/recovery/recovery.routes.ts'
import { registrationRoutes } from './features/brands/registration/registration.routes.ts'
import { completeForNewAccount } from './features/brands/registration/registration.service.ts'
import { brandSettingsRoutes } from './features/brands/settings/settings.routes.ts'
import { isInvitedToTeam } from './features/brands/team/invites.service.ts'
import { teamRoutes } from './features/brands/team/team.routes.ts'
import { importsRoutes } from './features/catalogue-import/batches/imports.routes.ts'
import { productPageRoutes } from './features/catalogue-import/by-link/product-page.routes.ts'
import { feedsRoutes } from './features/catalogue-import/feeds/feeds.routes.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { removeReported, restoreReported } from './features/chat/keep-chat.service.ts'
import { discoveryRoutes } from './features/discovery/discovery.routes.ts'
import { openFeed } from './features/discovery/feed/feed.service.ts'
import { dropsRoutes } from './features/drops/drops.routes.ts'
import { mailLinkRoutes } from './features/drops/links/mail-links.routes.ts'
import { insightsRoutes } from './features/insights/insights.routes.ts'
import { moderationRoutes } from './features/moderation/moderation.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { unsubscribeRoutes } from './features/notifications/unsubscribe.routes.ts'
import { ordersRoutes } from './features/orders/orders.routes.ts'
import { plansRoutes } from './features/plans/plans.routes.ts'
import { brandProductsRoutes } from './features/products/managing/brand-products.routes.ts'
import { mediaRoutes } from './features/products/media/media.routes.ts'
import { countOfferedProducts } from './features/products/offered-products.service.ts'
import { picturesRoutes } from './features/products/pictures/pictures.routes.ts'
import { productsRoutes } from './features/products/products.routes.ts'
import { requireWithinPublicLimit } from './features/products/public-products.service.ts'
import { brandSalesRoutes } from './features/products/sales/brand-sales.routes.ts'
import { pushRoutes } from './features/push/push.routes.ts'
import { savedRoutes } from './features/saved/saved.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { backgroundFileRoutes } from './features/site/backgrounds/background-file.routes.ts'
import { listedPages } from './features/site/listed-pages.service.ts'
import { previewOf } from './features/site/previews.service.ts'
import { countReportsFrom } from './features/site/report-message.service.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { keepSiteFacts } from './features/site/site-facts.service.ts'
import { countTicketsOf } from './features/support/read-tickets.service.ts'
import { supportRoutes } from './features/support/support.routes.ts'
import { systemRoutes } from './features/system/system.routes.ts'
import { identificationOf } from './identification.ts'
import { allPersonalData } from './personal-data.ts'
import { appLinkRoutes } from './platform/http/app-links.ts'
import { mailboxRoutes } from './platform/http/mailbox.ts'
import type { PageSource } from './platform/http/pages.ts'
import { securityText } from './platform/http/security-text.ts'
import { webRoutes } from './platform/http/web.ts'

export interface AppParts {
  readonly world: World
  readonly catalogue: Catalogue
  /** Folder of the built web app; null in tests of the API alone. */
  readonly webFolder: string | null
}

/** Registers the routes of each feature, one line each. */
export async function createApp({ world, catalogue, webFolder }: AppParts): Promise<FastifyInstance> {
  const { config } = world
  const http = await createHttpServer(world)
  const identification = identificationOf(world)
  await registerApi(http, world, identification, (context) => {
    accountsRoutes(context, { afterwards: completeForNewAccount, isInvited: isInvitedToTeam })
    staffRoutes(context)
    viewRoutes(context)
    peopleRoutes(context, { brands: brandsOfPerson, tickets: countTicketsOf, reports: countReportsFrom })
    exportRoutes(context, allPersonalData(catalogue))
    notificationsRoutes(context)
    plansRoutes(context)
    brandsRoutes(context)
    teamRoutes(context)
    recoveryRoutes(context)
    registrationRoutes(context, countOfferedProducts)
    brandSettingsRoutes(context)
    productsRoutes(context)
    brandProductsRoutes(context)
    brandSalesRoutes(context)
    picturesRoutes(context)
    importsRoutes(context)
    feedsRoutes(context)
    productPageRoutes(context)
    discoveryRoutes(context, catalogue)
    insightsRoutes(context)
    savedRoutes(context, catalogue)
    boardsRoutes(context, catalogue)
    pushRoutes(context)
    dropsRoutes(context)
    billingRoutes(context)
    staffBillingRoutes(context)
    moneyRequestsRoutes(context)
    planRoutes(context)
    adsRoutes(context)
    campaignsRoutes(context)
    staffAdsRoutes(context)
    ordersRoutes(context)
    supportRoutes(context)
    siteRoutes(context, { remove: removeReported, restore: restoreReported })
    moderationRoutes(context)
    searchRoutes(context, catalogue)
    chatRoutes(context, catalogue)
    administrationRoutes(context)
    systemRoutes(context)
  })
  mediaRoutes(http, world, identification)
  backgroundFileRoutes(http, world, identification)
  if (config.demo) demoShopRoutes(http, world)
  appLinkRoutes(http, config.app)
  securityText(http, world)
  await mailLinkRoutes(http, world)
  await revertEmailRoutes(http, world)
  await recoveryLinks(http, world)
  await unsubscribeRoutes(http, world)
  if (!config.production && !config.smtpUrl) mailboxRoutes(http, config)
  if (webFolder) await webRoutes(http, webFolder, pageSource(world, catalogue, identification), world.storage)
  else answerUnknownPaths(http)
  return http
}

/** What pages say about this installation, the products and brands that their paths name, and the signed-in user. */
function pageSource(world: World, catalogue: Catalogue, { identify }: Identification): PageSource {
  const admit = createAdmission(world.config)
  const initialData = openInitialData(world, { feed: openFeed(catalogue), products: catalogue })
  return {
    origin: () => siteUrlOf(world.config),
    facts: keepSiteFacts(world),
    preview: (page) => previewOf({ world, products: catalogue }, page),
    listed: listedPages(world),
    identify,
    initialData: ({ network: address, ...request }) =>
      admit({ actor: request.actor, address }, 'document', () => initialData({ ...request, network: address })),
    requireWithinLimit: (network) => requireWithinPublicLimit(world, network),
    now: () => world.now(),
    paysByStripe: world.config.payments?.kind === 'stripe',
  }
}
