import type { Translated } from '../catalogue.ts'

/** English words of the saved page. */
export const saved: Translated<'saved'> = {
  title: 'Saved',
  views: 'Views of saved',
  history: 'History',
  count: { one: '{count} product', other: '{count} products' },
  empty: 'No saved products yet',
  emptyText: 'Whatever you swipe to the right waits for you here.',
  toDiscovery: 'Discover now',
  remove: 'Remove {product}',
  removeShort: 'Remove',
  clearAll: 'Clear All',
  clearTitle: 'Clear all saved products?',
  clearText: 'The list will be emptied. This cannot be undone.',
  clearConfirm: 'Clear All',
  swipe: 'Swipe',
  backToGrid: 'Back to Grid',
  position: '{number} of {total}',
  keep: 'Keep',
  end: "You've reached the end of your saved products!",
  saidRemoved: 'Removed: {product}. Now: {next}.',
  saidNext: 'Now: {next}.',
  failed: 'The saved products could not be loaded',
  stack: 'Stack of your saved products',
  readOnly: 'Without a network you see what you saved last. You can change it as soon as you are back online.',
}
