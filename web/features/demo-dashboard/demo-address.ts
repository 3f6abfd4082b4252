import { PATHS, paramsOf, to } from '#web/paths.ts'
import { DEMO_BRAND_ID } from './label/demo-id.ts'

const { demo: DEMO, dashboard: DASHBOARD } = PATHS
/** Pages of the workspace that do not lie below the dashboard. */
const BESIDE = ['add-product', 'edit-product', 'import-products', 'ppc-credits', 'subscription']

export const isDemoPath = (path: string): boolean => path === DEMO || path.startsWith(`${DEMO}/`)

/** The page of the workspace that a path of the demo shows: `/demo-dashboard/sale` shows `/dashboard/sale`. */
export function workspacePath(path: string): string {
  const rest = path.slice(DEMO.length)
  return BESIDE.includes(rest.split('/')[1] ?? '') ? rest : DASHBOARD + rest
}

/** Where a link of the workspace leads in the demo; null: it leaves the demo. */
export function demoAddress(href: string): string | null {
  const [path = '', ...rest] = href.split(/(?=[?#])/)
  const here = isDemoPath(path) ? path : pathInDemo(path)
  return here === null ? null : here + rest.join('')
}

function pathInDemo(path: string): string | null {
  if (path === PATHS.brandDashboard) return DEMO
  if (path === DASHBOARD || path.startsWith(`${DASHBOARD}/`)) return DEMO + path.slice(DASHBOARD.length)
  if (BESIDE.includes(path.split('/')[1] ?? '')) return DEMO + path
  // The label has no public page: its design shows the same shop.
  if (path === to(PATHS.shop, { brandId: DEMO_BRAND_ID })) return DEMO + PATHS.shopDesign.slice(DASHBOARD.length)
  const product = paramsOf(PATHS.product, path)?.productId
  return product === undefined ? null : DEMO + to(PATHS.editProduct, { productId: product })
}
