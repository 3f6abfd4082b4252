/** Storage keys of picture files. */

const STORED = 'file:'
const SHIPPED = 'demo:'

/** Whether the master is in storage; those of the demo are files of the repository. */
export const isStoredMaster = (master: string): boolean => master.startsWith(STORED)

export const storageKeyOf = (master: string): string => master.slice(STORED.length)

/** File name of a master in the repository. */
export const shippedFileOf = (master: string): string => master.slice(SHIPPED.length)

/** The key below which all sizes of a picture are stored. */
export const variantsKey = (id: string): string => `media/${id.slice(0, 2)}/${id}`
