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
} as const
