import type { PersonalData } from '#server/platform/data/personal-data.ts'
import { accountsData } from './features/accounts/accounts-data.store.ts'
import { adsData } from './features/ads/ads-data.store.ts'
import { billingData } from './features/billing/billing-data.store.ts'
import { boardsData } from './features/boards/boards-data.store.ts'
import { brandsData } from './features/brands/brands-data.store.ts'
import { catalogueImportData } from './features/catalogue-import/catalogue-import-data.store.ts'
import { chatData } from './features/chat/chat-data.store.ts'
import { discoveryData } from './features/discovery/discovery-data.store.ts'
import { openPersonReader } from './features/discovery/feed/read-person.ts'
import { styleData } from './features/discovery/style/style-data.ts'
import { dropsData } from './features/drops/drops-data.store.ts'
import { notificationsData } from './features/notifications/notifications-data.store.ts'
import { ordersData } from './features/orders/orders-data.store.ts'
import { pushData } from './features/push/push-data.store.ts'
import { savedData } from './features/saved/saved-data.store.ts'
import { searchData } from './features/search/search-data.store.ts'
import { siteData } from './features/site/site-data.store.ts'
import { supportData } from './features/support/support-data.store.ts'
import { auditData } from './platform/audit/audit-data.ts'
import { jobsData } from './platform/jobs/jobs-data.ts'

/** All personal data, one line per feature, in the order of the export. */
export function allPersonalData(catalogue: Parameters<typeof openPersonReader>[0]): readonly PersonalData[] {
  return [
    ...accountsData,
    ...savedData,
    ...boardsData,
    styleData(openTasteReader(catalogue)),
    ...discoveryData,
    ...brandsData,
    ...catalogueImportData,
    ...dropsData,
    ...pushData,
    ...searchData,
    ...adsData,
    ...billingData,
    ...ordersData,
    ...supportData,
    ...siteData,
    ...chatData,
    ...notificationsData,
    ...auditData,
    ...jobsData,
  ]
}

/** A reader of tastes for exports only; the deck has its own. */
function openTasteReader(catalogue: Parameters<typeof openPersonReader>[0]): Parameters<typeof styleData>[0] {
  const reader = openPersonReader(catalogue)
  return { know: (scope, userId) => reader.read(scope, userId, { filterKey: '', page: 1 }) }
}
