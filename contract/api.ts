import type { accessRecoveryContract } from './access-recovery.ts'
import type { accountHelpContract } from './account-help.ts'
import type { accountsContract } from './accounts.ts'
import type { administrationContract } from './administration.ts'
import type { adsContract } from './ads.ts'
import type { adsStaffContract } from './ads-staff.ts'
import type { appealsContract } from './appeals.ts'
import type { audienceContract } from './audience.ts'
import type { autoTopupContract } from './auto-topup.ts'
import type { backgroundsStaffContract } from './backgrounds-staff.ts'
import type { billingContract } from './billing.ts'
import type { billingStaffContract } from './billing-staff.ts'
import type { boardsContract } from './boards.ts'
import type { bouncesContract } from './bounces-staff.ts'
import type { brandAssetsContract } from './brand-assets.ts'
import type { brandEndingsContract } from './brand-endings.ts'
import type { brandFeedsContract } from './brand-feeds.ts'
import type { brandImportsContract } from './brand-imports.ts'
import type { brandPicturesContract } from './brand-pictures.ts'
import type { brandProductsContract } from './brand-products.ts'
import type { brandSalesContract } from './brand-sales.ts'
import type { brandsContract } from './brands.ts'
import type { campaignReportContract } from './campaign-report.ts'
import type { campaignsContract } from './campaigns.ts'
import type { brandChatContract, chatContract, staffChatContract } from './chat.ts'
import type { chatPicturesContract } from './chat-pictures.ts'
import type { chatSettingsContract } from './chat-settings.ts'
import type { clickReceiptsContract } from './click-receipts.ts'
import type { contentNoticesContract } from './content-notices.ts'
import type { creditReturnsContract } from './credit-returns.ts'
import type { discoveryContract } from './discovery.ts'
import type { domainDisputesContract } from './domain-disputes.ts'
import type { dropsContract } from './drops.ts'
import type { helpContract, helpStaffContract } from './help.ts'
import type { historyContract } from './history.ts'
import type { insightsContract } from './insights.ts'
import type { invoiceMonthsContract } from './invoice-months.ts'
import type { landingFiguresContract } from './landing-figures.ts'
import type { liveContract } from './live.ts'
import type { mailTextsContract } from './mail-texts.ts'
import type { messageFiltersContract } from './message-filters.ts'
import type { moderationContract } from './moderation.ts'
import type { moneyRequestsContract } from './money-requests.ts'
import type { notificationsContract } from './notifications.ts'
import type { operationContract } from './operation.ts'
import type { ordersContract } from './orders.ts'
import type { overviewContract } from './overview.ts'
import type { ownDataContract } from './own-data.ts'
import type { peopleContract } from './people.ts'
import type { plansContract } from './plans.ts'
import type { productEventsContract } from './product-events.ts'
import type { productInsightsContract } from './product-insights.ts'
import type { productPageContract } from './product-page.ts'
import type { productsContract } from './products.ts'
import type { pushContract } from './push.ts'
import type { registrationContract } from './registration.ts'
import type { savedContract } from './saved.ts'
import type { searchContract } from './search.ts'
import type { settingsContract } from './settings.ts'
import type { shopThemeContract } from './shop-theme.ts'
import type { siteContract } from './site.ts'
import type { sizeProfileContract } from './size-profile.ts'
import type { staffContract } from './staff.ts'
import type { staffLogContract } from './staff-log.ts'
import type { staffOverviewContract } from './staff-overview.ts'
import type { staffTeamContract } from './staff-team.ts'
import type { styleContract } from './style.ts'
import type { subscriptionContract } from './subscription.ts'
import type { supportContract } from './support.ts'
import type { supportBackgroundContract } from './support-background.ts'
import type { supportStaffContract } from './support-staff.ts'
import type { synonymsContract } from './synonyms.ts'
import type { systemContract } from './system.ts'
import type { teamContract } from './team.ts'
import type { transparencyContract } from './transparency.ts'
import type { rareSearchesContract, trendsContract } from './trends.ts'
import type { viewAsContract } from './view-as.ts'
import type { walletContract } from './wallet.ts'
import type { workspaceContract } from './workspace.ts'

/** All endpoints as one type. The browser derives its calls from the type, so zod stays out of the web bundle. */
export type Api = typeof accountsContract &
  typeof administrationContract &
  typeof staffOverviewContract &
  typeof brandEndingsContract &
  typeof ownDataContract &
  typeof historyContract &
  typeof styleContract &
  typeof productsContract &
  typeof discoveryContract &
  typeof productEventsContract &
  typeof insightsContract &
  typeof audienceContract &
  typeof productInsightsContract &
  typeof trendsContract &
  typeof rareSearchesContract &
  typeof sizeProfileContract &
  typeof savedContract &
  typeof boardsContract &
  typeof pushContract &
  typeof dropsContract &
  typeof adsContract &
  typeof adsStaffContract &
  typeof campaignsContract &
  typeof campaignReportContract &
  typeof clickReceiptsContract &
  typeof plansContract &
  typeof operationContract &
  typeof ordersContract &
  typeof billingContract &
  typeof billingStaffContract &
  typeof subscriptionContract &
  typeof walletContract &
  typeof invoiceMonthsContract &
  typeof autoTopupContract &
  typeof creditReturnsContract &
  typeof brandsContract &
  typeof registrationContract &
  typeof brandFeedsContract &
  typeof brandImportsContract &
  typeof productPageContract &
  typeof brandPicturesContract &
  typeof brandAssetsContract &
  typeof searchContract &
  typeof siteContract &
  typeof backgroundsStaffContract &
  typeof landingFiguresContract &
  typeof transparencyContract &
  typeof shopThemeContract &
  typeof overviewContract &
  typeof teamContract &
  typeof settingsContract &
  typeof workspaceContract &
  typeof notificationsContract &
  typeof brandProductsContract &
  typeof brandSalesContract &
  typeof staffContract &
  typeof staffTeamContract &
  typeof peopleContract &
  typeof bouncesContract &
  typeof viewAsContract &
  typeof synonymsContract &
  typeof systemContract &
  typeof staffLogContract &
  typeof moderationContract &
  typeof moneyRequestsContract &
  typeof domainDisputesContract &
  typeof appealsContract &
  typeof contentNoticesContract &
  typeof accountHelpContract &
  typeof accessRecoveryContract &
  typeof supportBackgroundContract &
  typeof chatContract &
  typeof brandChatContract &
  typeof chatPicturesContract &
  typeof chatSettingsContract &
  typeof mailTextsContract &
  typeof messageFiltersContract &
  typeof staffChatContract &
  typeof supportContract &
  typeof supportStaffContract &
  typeof helpContract &
  typeof helpStaffContract &
  typeof liveContract
