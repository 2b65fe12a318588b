/** Where leaflets of pesticides are read: the authority that approves them. A shop adds the sites of those who make what it sells. */
export const leafletHosts: readonly string[] = ['ppqs.gov.in']
