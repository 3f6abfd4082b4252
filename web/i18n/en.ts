import type { Translated } from './catalogue.ts'
import type { German } from './de.ts'
import { accessibility } from './en/accessibility.ts'
import { accounts } from './en/accounts.ts'
import { admin } from './en/admin.ts'
import { adreport } from './en/adreport.ts'
import { backgrounds } from './en/backgrounds.ts'
import { boards } from './en/boards.ts'
import { bookkeeping } from './en/bookkeeping.ts'
import { brands } from './en/brands.ts'
import { brandterms } from './en/brandterms.ts'
import { bylink } from './en/bylink.ts'
import { campaigns } from './en/campaigns.ts'
import { chat } from './en/chat.ts'
import { checkout } from './en/checkout.ts'
import { contact } from './en/contact.ts'
import { content } from './en/content.ts'
import { copy } from './en/copy.ts'
import { credits } from './en/credits.ts'
import { demo } from './en/demo.ts'
import { design } from './en/design.ts'
import { discovery } from './en/discovery.ts'
import { domains } from './en/domains.ts'
import { drops } from './en/drops.ts'
import { feeds } from './en/feeds.ts'
import { figures } from './en/figures.ts'
import { garments } from './en/garments.ts'
import { heads } from './en/heads.ts'
import { help } from './en/help.ts'
import { helpdesk } from './en/helpdesk.ts'
import { history } from './en/history.ts'
import { imports } from './en/imports.ts'
import { insights } from './en/insights.ts'
import { install } from './en/install.ts'
import { landing } from './en/landing.ts'
import { landingfigures } from './en/landingfigures.ts'
import { leaving } from './en/leaving.ts'
import { legal } from './en/legal.ts'
import { licences } from './en/licences.ts'
import { lines } from './en/lines.ts'
import { logactions } from './en/logactions.ts'
import { looks } from './en/looks.ts'
import { messagefilters } from './en/messagefilters.ts'
import { money } from './en/money.ts'
import { notices } from './en/notices.ts'
import { orders } from './en/orders.ts'
import { overview } from './en/overview.ts'
import { passes } from './en/passes.ts'
import { people } from './en/people.ts'
import { pictures } from './en/pictures.ts'
import { plans } from './en/plans.ts'
import { privacy } from './en/privacy.ts'
import { product } from './en/product.ts'
import { productfigures } from './en/productfigures.ts'
import { products } from './en/products.ts'
import { profile } from './en/profile.ts'
import { ranking } from './en/ranking.ts'
import { reasons } from './en/reasons.ts'
import { recovery } from './en/recovery.ts'
import { registration } from './en/registration.ts'
import { reminder } from './en/reminder.ts'
import { review } from './en/review.ts'
import { sales } from './en/sales.ts'
import { saved } from './en/saved.ts'
import { search } from './en/search.ts'
import { settings } from './en/settings.ts'
import { sizes } from './en/sizes.ts'
import { staffads } from './en/staffads.ts'
import { staffbrands } from './en/staffbrands.ts'
import { stafflog } from './en/stafflog.ts'
import { staffoverview } from './en/staffoverview.ts'
import { staffsystem } from './en/staffsystem.ts'
import { staffteam } from './en/staffteam.ts'
import { style } from './en/style.ts'
import { support } from './en/support.ts'
import { taste } from './en/taste.ts'
import { team } from './en/team.ts'
import { terms } from './en/terms.ts'
import { tickets } from './en/tickets.ts'
import { transparency } from './en/transparency.ts'
import { trends } from './en/trends.ts'
import { ui } from './en/ui.ts'
import { viewas } from './en/viewas.ts'
import { workspace } from './en/workspace.ts'

export const en: { readonly [A in keyof German]: Translated<A> } = {
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
