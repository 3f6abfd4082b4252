/** Query key of everything about the products of the brand of this tab. */
export const OWN_PRODUCTS = ['/api/brand/products'] as const
