import { hashPassword } from './password-hash.ts'
import { isLongPassword } from './password-strength.ts'

interface PasswordColumns {
  readonly passwordHash: string
  /** The hash does not tell, and members of brands need twelve characters (Decision 111). */
  readonly hasLongPassword: boolean
}

/** The columns of a new password. */
export const passwordColumns = async (password: string): Promise<PasswordColumns> => ({
  passwordHash: await hashPassword(password),
  hasLongPassword: isLongPassword(password),
})
