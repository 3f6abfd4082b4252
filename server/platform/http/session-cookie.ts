import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/** With https the name binds the cookie to this host and to secure connections (Trust S18). */
const SECURE_NAME = '__Host-sid'
const PLAIN_NAME = 'sid'
export const SESSION_COOKIES = [SECURE_NAME, PLAIN_NAME] as const

const isSecure = (config: Config) => config.publicUrl?.startsWith('https:') ?? false
export const sessionCookieName = (config: Config): string => (isSecure(config) ? SECURE_NAME : PLAIN_NAME)

/** The token that the browser sent, if any. */
export function readSessionCookie(config: Config, request: FastifyRequest): string | null {
  return request.cookies[sessionCookieName(config)] ?? null
}

/** Sets the session cookie for this many seconds. */
export function writeSessionCookie(config: Config, reply: FastifyReply, token: string, maxAgeSeconds: number): void {
  reply.setCookie(sessionCookieName(config), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    path: '/',
    maxAge: maxAgeSeconds,
  })
}

/** Removes the session cookie. */
export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), { httpOnly: true, sameSite: 'lax', secure: isSecure(config), path: '/' })
}
