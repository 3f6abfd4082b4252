/** Where the files of pictures lie in storage. */

const STORED = 'file:'
const SHIPPED = 'demo:'

/** Whether the master is in storage; those of the demo ship with the product. */
export const isStoredMaster = (master: string): boolean => master.startsWith(STORED)

export const storageKeyOf = (master: string): string => master.slice(STORED.length)

/** File name of a master that ships with the product. */
export const shippedFileOf = (master: string): string => master.slice(SHIPPED.length)

/** Below this key lie all sizes that were made of a picture. */
export const variantsKey = (id: string): string => `media/${id.slice(0, 2)}/${id}`
