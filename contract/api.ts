import type { accountsContract } from './accounts.ts'
import type { adsContract } from './ads.ts'
import type { boardsContract } from './boards.ts'
import type { brandsContract } from './brands.ts'
import type { discoveryContract } from './discovery.ts'
import type { dropsContract } from './drops.ts'
import type { productsContract } from './products.ts'
import type { savedContract } from './saved.ts'
import type { searchContract } from './search.ts'
import type { siteContract } from './site.ts'

/** All calls of the product, as a type: the browser types its calls by it, and zod stays on the server. */
export type Api = typeof accountsContract &
  typeof productsContract &
  typeof discoveryContract &
  typeof savedContract &
  typeof boardsContract &
  typeof dropsContract &
  typeof adsContract &
  typeof brandsContract &
  typeof searchContract &
  typeof siteContract
