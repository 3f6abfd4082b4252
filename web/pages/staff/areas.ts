import {
  Contact,
  Flag,
  LifeBuoy,
  Megaphone,
  ReceiptEuro,
  ScrollText,
  ShieldCheck,
  Store,
  UsersRound,
} from 'lucide-react'
import { type AdminArea, adminArea } from '#web/features/admin/area.ts'
import { AREA_WORDS } from './area-words.ts'

/** The areas of the administration, in the order of its navigation (docs/how-to/add-an-admin-area.md). */
export const ADMIN_AREAS: readonly AdminArea[] = [
  adminArea({
    id: 'review',
    label: 'admin.area-review',
    Icon: ShieldCheck,
    right: 'read',
    words: AREA_WORDS.review,
    load: () => import('./areas/review-area.tsx'),
  }),
  adminArea({
    id: 'brands',
    label: 'admin.area-brands',
    Icon: Store,
    right: 'read',
    words: AREA_WORDS.brands,
    load: () => import('./areas/brands-area.tsx'),
  }),
  adminArea({
    id: 'notices',
    label: 'admin.area-notices',
    Icon: Flag,
    right: 'read',
    words: AREA_WORDS.notices,
    load: () => import('./areas/notices-area.tsx'),
  }),
  adminArea({
    id: 'ads',
    label: 'admin.area-ads',
    Icon: Megaphone,
    right: 'read',
    words: AREA_WORDS.ads,
    load: () => import('./areas/ads-area.tsx'),
  }),
  adminArea({
    id: 'billing',
    label: 'admin.area-billing',
    Icon: ReceiptEuro,
    right: 'money',
    words: AREA_WORDS.billing,
    load: () => import('./areas/billing-area.tsx'),
  }),
  adminArea({
    id: 'tickets',
    label: 'admin.area-tickets',
    Icon: LifeBuoy,
    right: 'support',
    words: AREA_WORDS.tickets,
    load: () => import('./areas/tickets-area.tsx'),
  }),
  adminArea({
    id: 'people',
    label: 'admin.area-people',
    Icon: Contact,
    right: 'read',
    words: AREA_WORDS.people,
    load: () => import('./areas/people-area.tsx'),
  }),
  adminArea({
    id: 'team',
    label: 'admin.area-team',
    Icon: UsersRound,
    right: 'system',
    words: AREA_WORDS.team,
    load: () => import('./areas/team-area.tsx'),
  }),
  adminArea({
    id: 'log',
    label: 'admin.area-log',
    Icon: ScrollText,
    right: 'system',
    words: AREA_WORDS.log,
    load: () => import('./areas/log-area.tsx'),
  }),
]
