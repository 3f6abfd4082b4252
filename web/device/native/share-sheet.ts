import { Share } from '@capacitor/share'

/** The system's share sheet. Both systems report "cancelled" only by this word in the error. */
export async function openShareSheet(title: string, url: string): Promise<'shared' | 'cancelled'> {
  try {
    await Share.share({ title, url, dialogTitle: title })
    return 'shared'
  } catch (error) {
    if (error instanceof Error && /cancel/i.test(error.message)) return 'cancelled'
    throw error
  }
}
