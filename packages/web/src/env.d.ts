declare module 'virtual:palette.css';
declare module 'virtual:picture/*' {
  const address: string;
  export default address;
}
