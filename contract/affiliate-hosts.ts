/**
 * Hosts of affiliate networks and of shorteners that lead to shops with a commission (Trust L28), with all below them, by
 * network. Collected by us (November 2026), surely not complete: a link that a person reports goes to review.
 */
const HOSTS_OF_NETWORK = {
  awin: [
    'awin1.com',
    'tidd.ly',
    'zenaps.com',
    'zanox.com',
    'zanox-affiliate.de',
    'shareasale.com',
    'shareasale-analytics.com',
  ],
  rakuten: ['linksynergy.com', 'rakuten.com', 'rakutenadvertising.io'],
  cj: [
    'anrdoezrs.net',
    'dpbolvw.net',
    'jdoqocy.com',
    'kqzyfj.com',
    'tkqlhce.com',
    'qksrv.net',
    'emjcd.com',
    'commission-junction.com',
  ],
  tradedoubler: ['tradedoubler.com'],
  tradetracker: ['tradetracker.net', 'tradetracker.com'],
  belboon: ['belboon.com', 'belboon.de'],
  adcell: ['adcell.com', 'adcell.de'],
  webgains: ['webgains.com', 'webgains.link'],
  daisycon: ['daisycon.com', 'daisycon.tools'],
  kwanko: ['kwanko.com', 'metaffiliation.com'],
  financeads: ['financeads.net'],
  digistore: ['digistore24.com'],
  impact: ['impact.com', 'pxf.io', 'sjv.io', 'evyy.net', '7eer.net'],
  partnerize: ['partnerize.com', 'prf.hn'],
  skimlinks: ['skimresources.com', 'skimlinks.com', 'redirectingat.com'],
  sovrn: ['viglink.com', 'sovrn.co'],
  admitad: ['admitad.com'],
  pepperjam: ['pepperjamnetwork.com', 'pjtra.com', 'pjatr.com', 'gopjn.com'],
  flexoffers: ['flexlinkspro.com', 'flexoffers.com'],
  amazon: ['amzn.to', 'amzn.eu'],
  ebay: ['rover.ebay.com', 'ebay.us'],
  aliexpress: ['s.click.aliexpress.com'],
  ltk: ['ltk.app', 'liketk.it', 'shopltk.com', 'rstyle.me'],
  shopmy: ['shopmy.us'],
  magiclinks: ['magiclinks.com'],
} as const

const AFFILIATE_HOSTS: readonly string[] = Object.values(HOSTS_OF_NETWORK).flat()

/** Whether a host in lower case is that of a network, or below one. */
export const isAffiliateHost = (host: string): boolean =>
  AFFILIATE_HOSTS.some((domain) => host === domain || host.endsWith(`.${domain}`))
