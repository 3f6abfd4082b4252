import type { Api } from '#contract/api.ts'
import type { CallKey } from '#web/api/call.ts'
import { audience } from './audience.ts'
import { bookings, invoiceDocument, invoiceMonth, invoiceMonths, invoices, taxAdviser } from './bookkeeping.ts'
import { boostableProducts, campaign, campaigns, estimate, productCard } from './campaigns.ts'
import { cards } from './cards.ts'
import { chatSettings } from './chat-settings.ts'
import { conversation, conversations, markMessages, messagePicture, messages, unreadMessages } from './chats.ts'
import type { DemoAnswer } from './demo-answer.ts'
import { productFile } from './files.ts'
import { feed, feeds, importErrors, importRows, imports, oneImport, template } from './imports.ts'
import { breakdown, series } from './insights.ts'
import { markRead, notices, preferences } from './notices.ts'
import { orders, tracking } from './orders.ts'
import { overview } from './overview.ts'
import { campaignReport, clickReceipts } from './past-boost.ts'
import { productFigures } from './product-figures.ts'
import { formFacts, history, images, product, waiting } from './product-form.ts'
import { missing, productIds, products } from './products.ts'
import { safety } from './safety.ts'
import { evidence, evidenceDocument, sale, salePlan, salePreview, sales } from './sales.ts'
import { assets, checklist, copy, domains, review, settings } from './settings.ts'
import { plans, shownProducts, subscription } from './subscription.ts'
import { ending, me, team, workspaces } from './team.ts'
import { theme, themePreview, themeVersions } from './theme.ts'
import { ticket, ticketReferences, tickets } from './tickets.ts'
import { rareSearches, trends } from './trends.ts'
import {
  autoTopup,
  cardSetup,
  creditReturns,
  packages,
  purchase,
  purchases,
  quote,
  savedCard,
  spending,
  wallet,
  walletEntries,
  walletFile,
} from './wallet.ts'

/** What members of a brand read: the demo answers all of it, and a new call without an answer does not compile. */
type BrandRead = {
  [K in CallKey]: K extends `GET ${string}` ? (Api[K] extends { readonly access: 'brand' } ? K : never) : never
}[CallKey]

/** What the workspace calls besides, and changes nothing. */
type OtherRead =
  | 'GET /api/brand/workspaces'
  | 'POST /api/brand/sales/preview'
  | 'POST /api/brand/campaigns/estimate'
  | 'GET /api/products/{id}'
  | 'GET /api/notifications'
  | 'POST /api/notifications/read'
  | 'GET /api/notifications/preferences'
  | 'GET /api/public/products/{id}/safety'
  | 'GET /api/packages'
  | 'GET /api/plans'
  | 'POST /api/brand/conversations/{id}/marks'
  | 'GET /api/conversations/unread'
  | 'GET /api/help/articles'
  | 'GET /api/tickets'
  | 'GET /api/tickets/{id}'

export const DEMO_ANSWERS: { readonly [K in BrandRead | OtherRead]: DemoAnswer<K> } = {
  'GET /api/brand/workspaces': workspaces,
  'GET /api/brand/me': me,
  // Those of the product alone.
  'GET /api/help/articles': () => ({ articles: [], hidden: [] }),
  'GET /api/conversations/unread': unreadMessages,
  'GET /api/brand/conversations': conversations,
  'GET /api/brand/conversations/{id}': conversation,
  'GET /api/brand/conversations/{id}/messages': messages,
  'GET /api/brand/conversations/{id}/pictures/{pictureId}': messagePicture,
  'POST /api/brand/conversations/{id}/marks': markMessages,
  'GET /api/brand/chat-settings': chatSettings,
  'GET /api/brand/overview': overview,
  'GET /api/brand/checklist': checklist,
  'GET /api/brand/review': review,
  'GET /api/brand/ending': ending,
  'GET /api/brand/products': products,
  'GET /api/brand/products/ids': productIds,
  'GET /api/brand/products/missing': missing,
  'GET /api/brand/products/facts': formFacts,
  'GET /api/brand/products/cards': cards,
  'GET /api/brand/products/export': productFile,
  'GET /api/brand/products/{id}': product,
  'GET /api/brand/products/{id}/images': images,
  'GET /api/brand/products/{id}/history': history,
  'GET /api/brand/products/{id}/waiting': waiting,
  'GET /api/brand/imports': imports,
  'GET /api/brand/imports/template': template,
  'GET /api/brand/imports/{id}': oneImport,
  'GET /api/brand/imports/{id}/rows': importRows,
  'GET /api/brand/imports/{id}/errors.csv': importErrors,
  'GET /api/brand/feeds': feeds,
  'GET /api/brand/feeds/{id}': feed,
  'GET /api/brand/sales': sales,
  'GET /api/brand/sales/{id}': sale,
  'GET /api/brand/sales/{id}/preview': salePreview,
  'GET /api/brand/sales/{id}/evidence.csv': evidence,
  'GET /api/brand/sales/{id}/evidence.pdf': evidenceDocument,
  'POST /api/brand/sales/preview': salePlan,
  'GET /api/brand/theme': theme,
  'GET /api/brand/theme/preview': themePreview,
  'GET /api/brand/theme/versions': themeVersions,
  'GET /api/brand/assets': assets,
  'GET /api/brand/insights/series': series,
  'GET /api/brand/insights/breakdown': breakdown,
  'GET /api/brand/insights/products/{id}': productFigures,
  'GET /api/brand/insights/audience': audience,
  'GET /api/brand/trends': trends,
  'GET /api/brand/trends/searches': rareSearches,
  'GET /api/brand/order-tracking': tracking,
  'GET /api/brand/orders': orders,
  'GET /api/brand/campaigns': campaigns,
  'GET /api/brand/campaigns/products': boostableProducts,
  'POST /api/brand/campaigns/estimate': estimate,
  'GET /api/products/{id}': productCard,
  'GET /api/brand/campaigns/{id}': campaign,
  'GET /api/brand/ad-clicks': clickReceipts,
  'GET /api/brand/campaign-report': campaignReport,
  'GET /api/brand/subscription': subscription,
  'GET /api/brand/subscription/products': shownProducts,
  'GET /api/brand/wallet': wallet,
  'GET /api/brand/wallet/entries': walletEntries,
  'GET /api/brand/wallet/entries.csv': walletFile,
  'GET /api/brand/wallet/spending': spending,
  'GET /api/brand/auto-topup': autoTopup,
  'GET /api/brand/invoice-months': invoiceMonths,
  'GET /api/brand/invoice-months/{month}/invoices.zip': invoiceMonth,
  'GET /api/brand/invoice-months/{month}/bookings.csv': bookings,
  'GET /api/brand/tax-adviser': taxAdviser,
  'GET /api/brand/credit-returns': creditReturns,
  'GET /api/packages': packages,
  'GET /api/plans': plans,
  'GET /api/checkout/quote': quote,
  'GET /api/brand/purchases': purchases,
  'GET /api/brand/invoices': invoices,
  'GET /api/brand/invoices/{id}/invoice.pdf': invoiceDocument,
  'GET /api/checkout/{id}': purchase,
  'GET /api/brand/payment-method': savedCard,
  'GET /api/brand/payment-method/setups/{id}': cardSetup,
  'GET /api/brand/members': team,
  'GET /api/brand/settings': settings,
  'GET /api/brand/domains': domains,
  'GET /api/brand/copy': copy,
  'GET /api/tickets': tickets,
  'GET /api/tickets/{id}': ticket,
  'GET /api/brand/ticket-references': ticketReferences,
  'GET /api/notifications': notices,
  'POST /api/notifications/read': markRead,
  'GET /api/notifications/preferences': preferences,
  'GET /api/public/products/{id}/safety': safety,
}
