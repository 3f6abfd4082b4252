import { accessibility } from './de/accessibility.ts'
import { accounts } from './de/accounts.ts'
import { admin } from './de/admin.ts'
import { adreport } from './de/adreport.ts'
import { backgrounds } from './de/backgrounds.ts'
import { boards } from './de/boards.ts'
import { bookkeeping } from './de/bookkeeping.ts'
import { brands } from './de/brands.ts'
import { brandterms } from './de/brandterms.ts'
import { bylink } from './de/bylink.ts'
import { campaigns } from './de/campaigns.ts'
import { chat } from './de/chat.ts'
import { checkout } from './de/checkout.ts'
import { contact } from './de/contact.ts'
import { content } from './de/content.ts'
import { copy } from './de/copy.ts'
import { credits } from './de/credits.ts'
import { demo } from './de/demo.ts'
import { design } from './de/design.ts'
import { discovery } from './de/discovery.ts'
import { domains } from './de/domains.ts'
import { drops } from './de/drops.ts'
import { feeds } from './de/feeds.ts'
import { figures } from './de/figures.ts'
import { garments } from './de/garments.ts'
import { heads } from './de/heads.ts'
import { help } from './de/help.ts'
import { helpdesk } from './de/helpdesk.ts'
import { history } from './de/history.ts'
import { imports } from './de/imports.ts'
import { insights } from './de/insights.ts'
import { install } from './de/install.ts'
import { landing } from './de/landing.ts'
import { landingfigures } from './de/landingfigures.ts'
import { leaving } from './de/leaving.ts'
import { legal } from './de/legal.ts'
import { licences } from './de/licences.ts'
import { lines } from './de/lines.ts'
import { logactions } from './de/logactions.ts'
import { looks } from './de/looks.ts'
import { messagefilters } from './de/messagefilters.ts'
import { money } from './de/money.ts'
import { notices } from './de/notices.ts'
import { orders } from './de/orders.ts'
import { overview } from './de/overview.ts'
import { passes } from './de/passes.ts'
import { people } from './de/people.ts'
import { pictures } from './de/pictures.ts'
import { plans } from './de/plans.ts'
import { privacy } from './de/privacy.ts'
import { product } from './de/product.ts'
import { productfigures } from './de/productfigures.ts'
import { products } from './de/products.ts'
import { profile } from './de/profile.ts'
import { ranking } from './de/ranking.ts'
import { reasons } from './de/reasons.ts'
import { recovery } from './de/recovery.ts'
import { registration } from './de/registration.ts'
import { reminder } from './de/reminder.ts'
import { review } from './de/review.ts'
import { sales } from './de/sales.ts'
import { saved } from './de/saved.ts'
import { search } from './de/search.ts'
import { settings } from './de/settings.ts'
import { sizes } from './de/sizes.ts'
import { staffads } from './de/staffads.ts'
import { staffbrands } from './de/staffbrands.ts'
import { stafflog } from './de/stafflog.ts'
import { staffoverview } from './de/staffoverview.ts'
import { staffsystem } from './de/staffsystem.ts'
import { staffteam } from './de/staffteam.ts'
import { style } from './de/style.ts'
import { support } from './de/support.ts'
import { taste } from './de/taste.ts'
import { team } from './de/team.ts'
import { terms } from './de/terms.ts'
import { tickets } from './de/tickets.ts'
import { transparency } from './de/transparency.ts'
import { trends } from './de/trends.ts'
import { ui } from './de/ui.ts'
import { viewas } from './de/viewas.ts'
import { workspace } from './de/workspace.ts'

export const de = {
  accessibility,
  accounts,
  admin,
  adreport,
  backgrounds,
  boards,
  bookkeeping,
  brands,
  brandterms,
  bylink,
  campaigns,
  chat,
  checkout,
  contact,
  content,
  copy,
  credits,
  demo,
  design,
  discovery,
  domains,
  drops,
  feeds,
  figures,
  garments,
  heads,
  help,
  helpdesk,
  history,
  imports,
  insights,
  install,
  landing,
  landingfigures,
  leaving,
  legal,
  licences,
  lines,
  logactions,
  looks,
  messagefilters,
  money,
  notices,
  orders,
  overview,
  passes,
  people,
  pictures,
  plans,
  privacy,
  product,
  productfigures,
  products,
  profile,
  ranking,
  reasons,
  recovery,
  registration,
  reminder,
  review,
  sales,
  saved,
  search,
  settings,
  sizes,
  staffads,
  staffbrands,
  stafflog,
  staffoverview,
  staffsystem,
  staffteam,
  style,
  support,
  taste,
  team,
  terms,
  tickets,
  transparency,
  trends,
  ui,
  viewas,
  workspace,
}
export type German = typeof de
