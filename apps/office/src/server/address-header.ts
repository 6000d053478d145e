/** Internal header with the client's address; the server overwrites what the request contains. */
export const ADDRESS_HEADER = 'x-office-address';
