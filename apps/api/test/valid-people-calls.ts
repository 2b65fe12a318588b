import type { CommentPayload, PostPayload } from '@krishi/storefront-core/contract'

const device = {
  userId: '',
  guestUserId: 'a-guest',
  deviceId: 'a-device',
  source: 'WEB',
  networkType: 'cellular',
  signalStrength: '2g',
  additionalInfo: { userAgent: 'a browser' },
}

const anId = '0190f0e0-0000-7000-8000-000000000000'

/** A question as its form sends it, changed where a test says so. */
export function aPostDraft(own: Partial<PostPayload> = {}): PostPayload {
  return {
    id: anId,
    userId: 'somebody else',
    postType: 'Question',
    title: 'Which spray helps against whitefly?',
    description: '',
    tags: [],
    medias: [],
    locale: { pinCode: '', language: 'en' },
    postContext: { cropId: '' },
    isDeleted: false,
    isSolved: false,
    ...own,
  }
}

/** An answer as its form sends it, changed where a test says so. */
export function aCommentDraft(own: Partial<CommentPayload> = {}): CommentPayload {
  return {
    commentId: anId,
    postId: anId,
    userId: 'somebody else',
    comment: 'Yellow sticky traps helped in my field.',
    commentFormat: 'text',
    htmlFormattedComment: '',
    isHtmlFormatted: false,
    commentType: 'manual',
    media: [],
    mentions: { users: [], diseases: [] },
    ...own,
  }
}

/** Calls about shoppers and their community that the server accepts: a part of `validCalls`. */
export const validPeopleCalls = {
  'auth.readSession': { path: '/session', body: { selectedLanguage: 'en', utmSource: 'radio' } },
  'auth.exchangeAppSession': {
    path: '/session/app',
    body: { accessToken: 'nobody’s', userId: '', mobileNumber: '', selectedLanguage: 'en' },
    status: 403,
  },
  'auth.sendOtp': {
    path: '/auth/otp',
    body: {
      encryptedData: {
        mobileNumber: '9876543210',
        hashCode: '',
        referredBy: '',
        playerId: '',
        isInvited: false,
        currentDate: '2026-11-21T10:00:00.000Z',
      },
    },
  },
  'auth.verifyOtp': {
    path: '/auth/otp/verify',
    body: { mobileNumber: '9876543210', name: '', userExists: false, guestUserId: 'somebody else', otpCode: '0000' },
  },
  'auth.signOut': { path: '/auth/sign-out' },
  'auth.sessions': { path: '/auth/sessions' },
  'auth.endSession': { path: `/auth/sessions/${anId}` },
  'auth.endOtherSessions': { path: '/auth/other-sessions' },
  'auth.deviceLogin': {
    path: '/auth/device-logins',
    body: {
      ...device,
      signedIn: true,
      createdSessionId: 'a-session',
      updatedSessionId: 'a-session',
      deviceModel: '',
      deviceBrand: '',
      osVersion: '',
      appVersion: '',
      fcmToken: '',
    },
  },
  'auth.sessionStart': {
    path: '/auth/session-starts',
    body: {
      ...device,
      sessionId: 'a-session',
      ipAddress: '203.0.113.7',
      location: { type: 'Point', coordinates: [12.97, 77.59] },
    },
  },
  'auth.userActivity': {
    path: '/auth/activities',
    body: { userId: 'a-guest', activity: 'search', pagePath: '/search?query=tomato' },
  },
  'auth.userPreference': { path: '/auth/preferences', body: { language: 'en' } },
  'auth.profile': { path: '/auth/profile' },
  'auth.otpForDeletion': { path: '/auth/deletion-otp', body: { mobileNumber: '9876543210' } },
  'auth.deleteUser': { path: '/auth/user', body: { otpCode: '0000' } },
  'community.article': { path: '/articles/tomato-staking?language=hi' },
  'community.blogSearch': { path: '/articles?articleName=tomato&language=en&pageNum=1&pageSize=5' },
  'community.followers': { path: `/followers?userId=${anId}` },
  'community.following': { path: `/following?userId=${anId}` },
  // Guests follow nobody and ask nothing.
  'community.follow': {
    path: '/follows',
    body: { userId: 'a-guest', followingUserId: anId, isFollow: true },
    status: 403,
  },
  'community.engagementAccess': { path: '/engagement-access?userId=a-guest' },
  'community.createQuizPoll': {
    path: '/quiz-polls',
    body: { userId: 'a-guest', type: 'poll', question: 'Sown?', options: ['Yes', 'No'], correctOption: null },
    status: 403,
  },
  'community.posts': { path: '/posts?pagesize=20&pagenum=1&unsolved=true&cropIds=tomato,chilli' },
  'community.post': { path: `/posts/${anId}`, status: 404 },
  'community.comments': { path: `/posts/${anId}/comments?pageNum=1&pageSize=20` },
  'community.totals': { path: `/community-totals?userId=${anId}` },
  'community.viewPosts': { path: '/post-views', body: { postIds: [anId] } },
  'community.createPost': { path: '/posts', body: aPostDraft(), status: 403 },
  'community.updatePost': { path: `/posts/${anId}`, body: { title: '' }, status: 404 },
  'community.deletePost': { path: `/posts/${anId}/delete`, status: 404 },
  'community.votePost': { path: `/posts/${anId}/vote`, body: { postId: anId, isLike: true }, status: 403 },
  'community.reportPost': { path: `/posts/${anId}/reports`, body: { reason: 'spam' }, status: 403 },
  'community.deleteMedia': { path: `/media?imageUrl=/img/media-${anId}.webp`, status: 403 },
  'community.answerQuizPoll': {
    path: '/quiz-polls/answer',
    body: { postId: anId, type: 'poll', selectedOptionId: '0' },
    status: 403,
  },
  'community.createComment': { path: '/comments', body: aCommentDraft(), status: 403 },
  'community.updateComment': {
    path: `/comments/${anId}`,
    body: { comment: 'Neem', htmlFormattedComment: '', isHtmlFormatted: false, mentions: { users: [], diseases: [] } },
    status: 404,
  },
  'community.voteComment': {
    path: `/comments/${anId}/vote`,
    body: { commentId: anId, upvotes: 1, isLike: true },
    status: 403,
  },
  'community.acceptComment': {
    path: `/comments/${anId}/accept`,
    body: { commentId: anId, isAccepted: true },
    status: 404,
  },
  'community.deleteComment': { path: `/comments/${anId}/delete`, status: 404 },
} as const
